import { storeTokens } from '@/api/tokenStore';
import { testTokens } from '@/api/testTokens';
import { loadCustomerV1 } from '@/api/booking-v1/loadCustomerV1';
import { loadCustomerV2 } from '@/api/booking-v2/loadCustomerV2';
import { TransportError } from '@/api/TransportError';
import type { Customer } from '@/domain/guest/customer';
import { loadCustomer } from './loadCustomer';

jest.mock('@/api/booking-v1/loadCustomerV1', () => ({ loadCustomerV1: jest.fn() }));
jest.mock('@/api/booking-v2/loadCustomerV2', () => ({ loadCustomerV2: jest.fn() }));

let mockApi: 'v1' | 'v2' = 'v2';
jest.mock('@/config/chosenApi', () => ({
  get apiOfBuild() {
    return mockApi;
  },
}));

const aino = { id: 'customer-asom' } as Customer;
const inAnHour = Date.now() + 3_600_000;

describe('the customer of a visit', () => {
  const loads = { v1: jest.mocked(loadCustomerV1), v2: jest.mocked(loadCustomerV2) };
  beforeEach(() => Object.values(loads).forEach((load) => load.mockReset().mockResolvedValue(aino)));

  it.each([
    ['v1', 'v2'],
    ['v2', 'v1'],
  ] as const)('is read from the API that the build books by: %s', async (api, other) => {
    mockApi = api;
    expect(await loadCustomer()).toBe(aino);
    expect(loads[api]).toHaveBeenCalledTimes(1);
    expect(loads[other]).not.toHaveBeenCalled();
  });

  it('is not read with a sign-in whose scope does not include it', async () => {
    storeTokens(testTokens(inAnHour, 'booker', 'RESERVATION_FLOW'));
    await expect(loadCustomer()).rejects.toEqual(new TransportError('FORBIDDEN'));
    expect(loadCustomerV2).not.toHaveBeenCalled();
  });
});
