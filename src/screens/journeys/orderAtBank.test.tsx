/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { act, cleanup, render, screen } from '@testing-library/react';
import { actOnPage } from '../../../contracts/http/testGuest';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { ApiEnvironment } from '@/api/apiSwitch';
import { byCard } from '@/api/testOrder';
import type { BookingApi } from '@/domain/bookingApi';
import { bookingApis } from '@/domain/bookingApi';
import { PaymentReturnV1 } from '@/features/payment/booking-v1/PaymentReturnV1';
import { PaymentReturnV2 } from '@/features/payment/booking-v2/PaymentReturnV2';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { openTab, settle, storeReadyFlow } from './testTabs';

jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/en/payment', events: { on() {}, off() {} } }) }));
jest.setTimeout(60_000);

const HOUR = 3_600_000;
const ordered = Date.parse('2026-11-02T09:00:00+02:00');
let now = ordered;
const world = testWorld({ now: () => new Date(now) });
answerSite(world);
beforeEach(() => {
  now = ordered;
  localStorage.clear();
});
afterEach(cleanup);

const pages = { v1: PaymentReturnV1, v2: PaymentReturnV2 };

/** Orders, pays at a bank that takes its time, and closes the browser. */
async function payAtBank(api: BookingApi): Promise<void> {
  const { hotel } = await storeReadyFlow(api);
  if (!hotel) throw new Error('No hotel');
  const tab = openTab(api, hotel);
  const byBank = { ...byCard, flow: 'MERCHANT_HOSTED_WINDOW', method: 'ONLINE_BANK', bank: 'OP', card: null } as const;
  await settle([tab], () => tab.current.order.send(byBank));
  await actOnPage(world, tab.current.left[0] ?? '', 'later');
  cleanup();
}

async function openPaymentPage(api: BookingApi): Promise<void> {
  const Page = pages[api];
  await act(async () => {
    render(
      <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
        <StateRoot>
          <ApiEnvironment api={api}>
            <Page
              hrefs={{ home: '/en', find: '/en/bookings/find', confirmation: '/en/booking/confirmation' }}
              returnUrl="/en/payment"
              savedCards={[]}
              onPaid={() => undefined}
              onLeave={() => undefined}
              onChooseOn={() => undefined}
            />
          </ApiEnvironment>
        </StateRoot>
      </TranslatorProvider>,
    );
  });
}

describe.each(bookingApis)('an order that a bank decides on for days (%s)', (api) => {
  it('is found again after more than a day, with what became of its payment', async () => {
    await payAtBank(api);
    now += 50 * HOUR;
    await openPaymentPage(api);
    const atBank = await screen.findByText('Your bank is still handling the payment', {}, { timeout: 15_000 });
    expect(atBank).toBeTruthy();
    expect(screen.queryByText('There is nothing to pay right now')).toBeNull();
  });
});
