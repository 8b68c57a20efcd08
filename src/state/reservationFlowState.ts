import { useMemo, useRef } from 'react';
import { atom, useRecoilState } from 'recoil';
import { isLostWithPage, keptStorage } from '@/browser/keptStorage';
import { keysOf, writeKept } from '@/browser/keptValue';
import { keyFragment } from '@/domain/reservation/bookingKey';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { ChosenRate, RoomChoice } from '@/domain/stay/roomChoice';
import type { Hotel } from '@/domain/content/hotel';
import type { RoomType } from '@/domain/stay/roomType';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import type { RoomPlacement } from '@/domain/stay/party';
import { inWordsOf } from '@/domain/stay/inWordsOf';
import { renewExtras } from '@/domain/stay/renewExtras';
import type { ExtrasOnSale } from '@/domain/stay/renewExtras';
import type { RatedOffer } from '@/domain/rate/rates';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { SearchCriteria } from '@/domain/search/search';
import {
  changeRoomChoice,
  choicesAfterMove,
  chooseRate,
  chooseRoom,
  clearRate,
  withoutPersonalRate,
} from '@/domain/stay/roomChoice';
import { beginFlow, withChoices } from './beginFlow';
import { flowInTabs } from './flowInTabs';
import { isOtherStay, seenBy, storedFlow } from './flowOfTab';
import {
  ordersIn,
  withAttempt,
  withOrderFinished,
  withOrderResumed,
  withOrderSetAside,
  withoutAttempt,
} from './flowOrders';
import { emptyFlow, flowKeeping, withOrdersOf } from './reservationFlowShape';
import type { CheckAndConfirm, ReservationFlow } from './reservationFlowShape';

const flowAtom = atom<ReservationFlow>({
  key: 'reservationFlow',
  default: emptyFlow,
  effects: [flowInTabs],
});

/** A stay for someone else cannot have a rate that only the guest who books may use: such a rate is cleared. */
function withContact(
  flow: ReservationFlow,
  contactInformation: ContactInformation,
  contactComplete: boolean,
): ReservationFlow {
  const changed = { ...flow, contactInformation, contactComplete };
  const roomChoices = flow.roomChoices.map((choice) => withoutPersonalRate(choice, contactInformation));
  return roomChoices.every((choice, index) => choice === flow.roomChoices[index])
    ? changed
    : withChoices(changed, roomChoices);
}

/** The flow with a rate for one room, and all extras as the answer that the rate is of sells them. */
export const withRate = (flow: ReservationFlow, index: number, chosen: ChosenRate, found: ExtrasOnSale) =>
  withChoices(flow, renewExtras(chooseRate(flow.roomChoices, index, chosen), found));

/** The flow with its extras as an answer sells them; the same flow when that changes nothing. */
export function withRenewedExtras(flow: ReservationFlow, found: ExtrasOnSale): ReservationFlow {
  const roomChoices = renewExtras(flow.roomChoices, found);
  return JSON.stringify(roomChoices) === JSON.stringify(flow.roomChoices) ? flow : withChoices(flow, roomChoices);
}

/** The flow with its hotel and choices as an answer calls them; the same flow when that changes nothing. */
export function withWordsOf(flow: ReservationFlow, found: HotelOffers): ReservationFlow {
  const words = {
    hotel: flow.hotel?.id === found.hotel.id ? found.hotel : flow.hotel,
    roomChoices: inWordsOf(flow.roomChoices, found),
  };
  const { hotel, roomChoices } = flow;
  return JSON.stringify(words) === JSON.stringify({ hotel, roomChoices }) ? flow : { ...flow, ...words };
}

/** Another placement changes the prices of the rooms: their choices are cleared, the rest stays. */
export function placeAnew(flow: ReservationFlow, roomPlacement: RoomPlacement): ReservationFlow {
  return { ...withChoices(flow, choicesAfterMove(flow.roomChoices, roomPlacement)), roomPlacement };
}

const storedOrders = (): readonly OrderAttempt[] => ordersIn(storedFlow() ?? emptyFlow);

/** An order of this browser as it is stored now; null when it is settled, or was never made. */
export const storedOrder = (createKey: string): OrderAttempt | null =>
  storedOrders().find((each) => each.createKey === createKey) ?? null;

/** The order of a booking as it is stored now; null when none is under way in this browser. */
export const storedOrderOf = (bookingNumber: string): OrderAttempt | null =>
  storedOrders().find(({ booking }) => booking?.bookingNumber === bookingNumber) ?? null;

/** An order of the same nights at the same hotel that another tab has made, and this one has not shown yet. */
const unseenOrderOf = (shown: ReservationFlow, kept: ReservationFlow): OrderAttempt | null =>
  ordersIn(kept).find(
    ({ createKey, hotel, stay }) =>
      hotel.id === shown.hotel?.id &&
      stay.startDate === shown.criteria?.startDate &&
      stay.endDate === shown.criteria.endDate &&
      ordersIn(shown).every((each) => each.createKey !== createKey),
  ) ?? null;

/** Whether the browser refuses to store the flow: it is gone once this page is left. */
export const isFlowLost = (): boolean => keysOf(flowKeeping).some(isLostWithPage);

/**
 * Where the payment page sends the guest. What brings them back to their booking is stored in this browser; where it
 * stores nothing, the address holds the key of the booking, as a link to it does.
 */
export const wayBackTo = (returnUrl: string, booking: BookingKey): string =>
  isFlowLost() ? `${returnUrl}${keyFragment(booking)}` : returnUrl;

/** What the guest has chosen so far, and the actions that change it (`flowInTabs` says where it is stored). */
export function useReservationFlow() {
  const [flow, setFlow] = useRecoilState(flowAtom);
  const shown = useRef(flow);
  shown.current = flow;
  const actions = useMemo(() => {
    /**
     * Changes the orders that are stored, not those that this tab has drawn. They are stored at once: an atom is written
     * after the next paint, which never comes when the page is left for the payment.
     */
    const changeOrder = (change: (flow: ReservationFlow) => ReservationFlow) => {
      const kept = storedFlow();
      const isOthers = kept !== null && isOtherStay(shown.current, kept);
      const merged = (mine: ReservationFlow, stored: ReservationFlow) =>
        isOthers ? seenBy(mine, stored) : withOrdersOf(mine, stored);
      setFlow((before) => change(kept ? merged(before, kept) : before));
      const base = kept && isOthers ? seenBy(shown.current, kept) : kept;
      writeKept(keptStorage, flowKeeping, change(base ?? emptyFlow), Date.now());
    };
    return {
      begin: (criteria: SearchCriteria) => changeOrder((before) => beginFlow(before, criteria)),
      /** Stores the hotel for the steps that do not ask the API for it again. */
      setHotel: (hotel: Hotel) =>
        setFlow((before) => (JSON.stringify(before.hotel) === JSON.stringify(hotel) ? before : { ...before, hotel })),
      place: (placement: RoomPlacement) => setFlow((before) => placeAnew(before, placement)),
      chooseRoom: (index: number, room: RoomType) =>
        setFlow((before) => withChoices(before, chooseRoom(before.roomChoices, index, room))),
      /** `found`: the answer that the rate is of, whose extras are counted beside it. */
      chooseRate: (index: number, chosen: ChosenRate, found: ExtrasOnSale) =>
        setFlow((before) => withRate(before, index, chosen, found)),
      /** Goes back to the cheapest offer of the same room type. */
      clearRate: (index: number, choosable: readonly RatedOffer[], found: ExtrasOnSale) =>
        setFlow((before) => withChoices(before, renewExtras(clearRate(before.roomChoices, index, choosable), found))),
      /** Takes over the words of a newer answer. */
      takeWords: (found: HotelOffers) => setFlow((before) => withWordsOf(before, found)),
      /** Takes over the prices and limits of extras of a newer answer. */
      renewExtras: (found: ExtrasOnSale) => setFlow((before) => withRenewedExtras(before, found)),
      changeChoice: (index: number, change: (choice: RoomChoice) => RoomChoice) =>
        setFlow((before) => withChoices(before, changeRoomChoice(before.roomChoices, index, change))),
      /** Sets the new prices of the same choices, after the guest accepted them. */
      setRoomChoices: (roomChoices: readonly RoomChoice[]) => setFlow((before) => withChoices(before, roomChoices)),
      setContact: (contactInformation: ContactInformation, contactComplete: boolean) =>
        setFlow((before) =>
          contactComplete
            ? withContact(before, contactInformation, true)
            : { ...before, contactInformation, contactComplete },
        ),
      /** Makes the contact step incomplete for a stay of someone else, whose name is entered there. */
      setForOther: (isForOther: boolean) =>
        setFlow((before) =>
          withContact(before, { ...before.contactInformation, isForOther }, before.contactComplete && !isForOther),
        ),
      setCheckAndConfirm: (change: Partial<CheckAndConfirm>) =>
        setFlow((before) => ({ ...before, checkAndConfirm: { ...before.checkAndConfirm, ...change } })),
      /** Stores what is known now of an order. */
      keepAttempt: (attempt: OrderAttempt) => changeOrder((before) => withAttempt(before, attempt)),
      /** Removes an order that was never made, or exists no longer. */
      dropAttempt: (createKey: string) => changeOrder((before) => withoutAttempt(before, createKey)),
      /** Sets the current order aside, so that the guest can make another. */
      setOrderAside: (createKey: string) =>
        changeOrder((before) => (before.paymentState?.createKey === createKey ? withOrderSetAside(before) : before)),
      /** Makes an order that was set aside the current one. */
      resumeOrder: (createKey: string) => changeOrder((before) => withOrderResumed(before, createKey)),
      /** Removes a settled order, and the choices if it was made of them. Orders that were set aside stay. */
      finishOrder: (createKey: string) => changeOrder((before) => withOrderFinished(before, createKey)),
      /**
       * Takes over what another tab has ordered since this one was drawn: an order, or the end of the flow. False when
       * there is nothing of it, so that this tab may order.
       */
      takeOverOrder: (): boolean => {
        const kept = storedFlow();
        if (kept && isOtherStay(shown.current, kept)) {
          const made = unseenOrderOf(shown.current, kept);
          if (made) setFlow((before) => withOrderResumed(seenBy(before, kept), made.createKey));
          return made !== null;
        }
        if (!kept || (!kept.paymentState && kept.criteria)) return false;
        setFlow((before) => (kept.criteria ? withOrdersOf(before, kept) : kept));
        return true;
      },
    };
  }, [setFlow]);
  return { flow, isLostWithPage: isFlowLost(), ...actions };
}
