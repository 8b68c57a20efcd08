/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { ApiEnvironment } from '@/api/apiSwitch';
import type { WantedOrder } from '@/api/testOrder';
import { aSearch } from '@/api/testSearch';
import type { BookingApi } from '@/domain/bookingApi';
import { bookingApis } from '@/domain/bookingApi';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { Hotel } from '@/domain/content/hotel';
import { CheckAndConfirmV1 } from '@/features/check-and-confirm/booking-v1/CheckAndConfirmV1';
import { CheckAndConfirmV2 } from '@/features/check-and-confirm/booking-v2/CheckAndConfirmV2';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { ordersIn } from '@/state/flowOrders';
import { flowKeeping } from '@/state/reservationFlowShape';
import { keptStorage } from '@/browser/keptStorage';
import { readKept } from '@/browser/keptValue';
import { openTab, storeReadyFlow } from './testTabs';

jest.mock('next/router', () => ({
  useRouter: () => ({ asPath: '/en/booking/confirm', events: { on() {}, off() {} } }),
}));
jest.setTimeout(60_000);

const world = testWorld();
answerSite(world);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const criteria = aSearch({ companyCode: 'YRITYS100' });
const firm = { profileType: 'BUSINESS', companyName: 'Pohjola Puu Oy' } as const;
const steps = { v1: CheckAndConfirmV1, v2: CheckAndConfirmV2 };
const atCompanyRate = (contact: Partial<ContactInformation>) => ({ criteria, rate: 'YRITYS100', contact });

/** Opens the last step of an order, and waits for the ways to pay. */
async function openStep(api: BookingApi, wanted: WantedOrder): Promise<Hotel> {
  const { hotel } = await storeReadyFlow(api, wanted);
  if (!hotel) throw new Error('No hotel');
  const Step = steps[api];
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <StateRoot>
        <ApiEnvironment api={api}>
          <Step
            criteria={wanted.criteria}
            hotel={hotel}
            savedCards={[]}
            hrefs={{ contact: '/en/booking/details', paymentReturn: '/en/payment/return' }}
            onBooked={() => undefined}
            onWayOut={() => undefined}
            unanswered={() => null}
          />
        </ApiEnvironment>
      </StateRoot>
    </TranslatorProvider>,
  );
  await screen.findByRole('radio', { name: /^Pay by card now/ }, { timeout: 10_000 });
  return hotel;
}

const kept = () => {
  const flow = readKept(keptStorage, flowKeeping, Date.now());
  return flow ? (ordersIn(flow)[0]?.booking ?? null) : null;
};

describe.each(bookingApis)('a stay that a company is invoiced for (%s)', (api) => {
  it('has a way to pay of its own, and is booked as an invoice to the company', async () => {
    const hotel = await openStep(api, atCompanyRate(firm));
    expect(screen.queryByRole('radio', { name: /^Pay at the hotel/ })).toBeNull();
    const way = screen.getByRole('radio', { name: /^Invoice the company/ });
    expect(way.closest('label')?.textContent).toContain('the invoice goes to Pohjola Puu Oy');
    fireEvent.click(way);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I accept the booking terms' }));
    expect(document.body.textContent).not.toMatch(/until 18:00/);
    fireEvent.click(screen.getByRole('button', { name: 'Book and invoice the company' }));
    await waitFor(() => expect(kept()).not.toBeNull(), { timeout: 10_000 });
    const booking = kept();
    if (!booking) throw new Error('Not booked');
    const found = await openTab(api, hotel).current.calls.readBooking(booking);
    expect(found).toMatchObject({ ok: true, value: { paymentStatus: 'DIRECT_BILLING' } });
  });

  it('is paid at the hotel by who travels privately, who is shown no invoice', async () => {
    await openStep(api, atCompanyRate({ profileType: 'PRIVATE' }));
    expect(screen.queryByRole('radio', { name: /Invoice/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Pay at the hotel/ }).closest('label')?.textContent).toContain('18:00');
  });
});

describe('a card that some hotels take', () => {
  it.each([
    ['v1', '1004', 'BAR', true],
    ['v1', '1001', 'WEBBAR', false],
    ['v2', '1004', 'BAR', false],
  ] as const)('is named where the hotel takes it and the API knows it: %s, %s', async (api, hotelId, rate, isNamed) => {
    await openStep(api, { criteria: aSearch({ destination: { kind: 'hotel', hotelId } }), rate });
    const way = screen.getByRole('radio', { name: /^Pay by card now/ }).closest('label')?.parentElement;
    expect(way?.textContent).toContain('American Express');
    expect(way?.textContent.includes('Diners Club')).toBe(isNamed);
  });
});
