import { storeTokens } from '@/api/tokenStore';
import { testTokens } from '@/api/testTokens';
import { loadCustomerV1 } from '@/api/v1/loadCustomerV1';
import { loadCustomerV2 } from '@/api/v2/loadCustomerV2';
import { TransportError } from '@/api/TransportError';
import type { Customer } from '@/domain/customer';
import { loadCustomer } from './loadCustomer';

jest.mock('@/api/v1/loadCustomerV1', () => ({ loadCustomerV1: jest.fn() }));
jest.mock('@/api/v2/loadCustomerV2', () => ({ loadCustomerV2: jest.fn() }));
// The switches of production, which want the older API.
jest.mock('@/config/switches', () => ({ switches: { enableV2Api: false } }));

const aino = { id: 'customer-asom' } as Customer;
const inAnHour = Date.now() + 3_600_000;

describe('the customer of a visit', () => {
  beforeEach(() => jest.mocked(loadCustomerV2).mockReset().mockResolvedValue(aino));

  it('is read from the API that the build books by, whatever its switches want', async () => {
    expect(await loadCustomer()).toBe(aino);
    expect(loadCustomerV1).not.toHaveBeenCalled();
  });

  it('is not read with a sign-in whose scope does not include it', async () => {
    storeTokens(testTokens(inAnHour, 'booker', 'RESERVATION_FLOW'));
    await expect(loadCustomer()).rejects.toEqual(new TransportError('FORBIDDEN'));
    expect(loadCustomerV2).not.toHaveBeenCalled();
  });
});
