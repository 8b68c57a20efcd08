import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiEnvironment } from '@/api/apiSwitch';
import { byCard, orderFor } from '@/api/testOrder';
import type { WantedOrder } from '@/api/testOrder';
import { aSearch } from '@/api/testSearch';
import { offersOfV1 } from '@/api/booking-v1/testOffersV1';
import { useBookingCallsV1 } from '@/api/booking-v1/useBookingCallsV1';
import { offersOfV2 } from '@/api/booking-v2/testOffersV2';
import { useBookingCallsV2 } from '@/api/booking-v2/useBookingCallsV2';
import { keptStorage } from '@/browser/keptStorage';
import { announceWrite, keysOf, writeKept } from '@/browser/keptValue';
import type { BookingApi } from '@/domain/bookingApi';
import type { Hotel } from '@/domain/content/hotel';
import { useOrder } from '@/features/check-and-confirm/useOrder';
import { useCancelOrder } from '@/features/payment/useCancelOrder';
import { isMade } from '@/features/payment/useOrderCheck';
import { useResendOrder } from '@/features/payment/useResendOrder';
import { useStartPayment } from '@/features/payment/useStartPayment';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { beginFlow } from '@/state/beginFlow';
import { emptyFlow, flowKeeping } from '@/state/reservationFlowShape';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { useReservationFlow } from '@/state/reservationFlowState';
import { StateRoot } from '@/state/StateRoot';
import { anAttempt } from '@/state/testFlow';

const messages = loadAllMessages('en');
const callsOf = { v1: useBookingCallsV1, v2: useBookingCallsV2 };

const nearSearch = aSearch();

/** A flow in which everything is chosen and typed, as it is stored before the last step. */
export async function storeReadyFlow(
  api: BookingApi,
  { criteria, ...wanted }: WantedOrder = { criteria: nearSearch, guarantee: byCard },
): Promise<ReservationFlow> {
  const found = await { v1: offersOfV1, v2: offersOfV2 }[api](criteria);
  if (!found.ok) throw new Error('Nothing is offered');
  const order = orderFor(found.value, { criteria, ...wanted });
  const flow: ReservationFlow = {
    ...beginFlow(emptyFlow, criteria, api),
    hotel: found.value.hotel,
    roomChoices: order.rooms.map(({ choice }) => choice),
    contactInformation: order.contact,
    contactComplete: true,
  };
  writeKept(keptStorage, flowKeeping, flow, Date.now());
  return flow;
}

/** A tab of the guest's browser, on the steps that order and pay. */
export function openTab(api: BookingApi, hotel: Hotel) {
  const useCalls = callsOf[api];
  const left: (string | null)[] = [];
  const leave = (url: string | null) => void left.push(url);
  const nothing = () => undefined;
  const none = anAttempt({ booking: { bookingNumber: '', bookingHash: '' } });
  const { result } = renderHook(
    () => {
      const calls = useCalls();
      const slice = useReservationFlow();
      const current = slice.flow.paymentState;
      const made = current && isMade(current) ? current : { ...none, booking: { bookingNumber: '', bookingHash: '' } };
      return {
        left,
        calls,
        slice,
        order: useOrder({
          criteria: nearSearch,
          hotel,
          customer: null,
          returnUrl: '/en/payment/return',
          calls,
          onBooked: leave,
        }),
        payment: useStartPayment({
          attempt: made,
          returnUrl: '/en/payment/return',
          startPayment: calls.startPayment,
          keep: slice.keepAttempt,
          keepRefused: slice.keepAttempt,
          onStarted: leave,
          onStale: nothing,
        }),
        resend: useResendOrder({
          attempt: current ?? none,
          bookStay: calls.bookStay,
          onBooked: ({ payment }) => leave(payment?.paymentUrl ?? null),
          onRefused: nothing,
        }),
        cancelling: useCancelOrder(made, calls.cancelBooking, () => slice.dropAttempt(made.createKey), nothing),
      };
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <TranslatorProvider locale="en" messages={messages}>
          <StateRoot>
            <ApiEnvironment api={api}>{children}</ApiEnvironment>
          </StateRoot>
        </TranslatorProvider>
      ),
    },
  );
  return result;
}

export type Tab = ReturnType<typeof openTab>;

/** Does something in tabs, and waits until none of them is busy: one that leaves for a payment page stays so. */
export async function settle(tabs: readonly Tab[], work: () => void): Promise<void> {
  const before = tabs.map(({ current }) => current.left.length);
  await act(async () => work());
  const isBusy = ({ current: { left, order, payment, resend, cancelling } }: Tab, index: number) =>
    left.length === before[index] &&
    (order.isBooking || payment.isStarting || resend.isSending || cancelling.isCancelling);
  for (let turn = 0; turn < 400 && tabs.some(isBusy); turn += 1) {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
  }
}

/** Tells every tab what another one has stored, as a browser does a little later. */
export const tellTabs = (): void => act(() => keysOf(flowKeeping).forEach(announceWrite));
