import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import { isLostWithPage, keptStorage } from '@/browser/keptStorage';
import { keysOf, readKept, writeKept } from '@/browser/keptValue';
import type { ContactInformation } from '@/domain/contactInformation';
import type { ChosenRate, RoomChoice } from '@/domain/roomChoice';
import type { Hotel } from '@/domain/hotel';
import type { RoomType } from '@/domain/roomType';
import type { OrderAttempt } from '@/domain/orderAttempt';
import type { RoomPlacement } from '@/domain/party';
import type { RatedOffer } from '@/domain/rates';
import type { SearchCriteria } from '@/domain/search';
import {
  changeRoomChoice,
  choicesAfterMove,
  chooseRate,
  chooseRoom,
  clearRate,
  withoutPersonalRate,
} from '@/domain/roomChoice';
import { beginFlow, withChoices, withOrderSetAside } from './beginFlow';
import { keptInBrowser } from './keptInBrowser';
import { emptyFlow, flowKeeping } from './reservationFlowShape';
import type { CheckAndConfirm, ReservationFlow } from './reservationFlowShape';

const flowAtom = atom<ReservationFlow>({
  key: 'reservationFlow',
  default: emptyFlow,
  effects: [keptInBrowser(flowKeeping)],
});

/** The flow with an order that was set aside as its current one again. */
export function withOrderResumed(flow: ReservationFlow, createKey: string): ReservationFlow {
  const order = flow.setAside.find((each) => each.createKey === createKey);
  if (!order) return flow;
  const others = { ...flow, setAside: flow.setAside.filter((each) => each !== order) };
  return { ...withOrderSetAside(others), paymentState: order };
}

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

/** Another placement changes the prices of the rooms: their choices are cleared, the rest stays. */
export function placeAnew(flow: ReservationFlow, roomPlacement: RoomPlacement): ReservationFlow {
  return { ...withChoices(flow, choicesAfterMove(flow.roomChoices, roomPlacement)), roomPlacement };
}

/**
 * An atom is written after the next paint, which never comes when the page is left for the payment. An attempt to book
 * or pay is therefore stored at once: it must be there before anything is sent, and when the guest comes back.
 */
function keepAtOnce(change: (flow: ReservationFlow) => ReservationFlow): void {
  const kept = readKept(keptStorage, flowKeeping, Date.now()) ?? emptyFlow;
  writeKept(keptStorage, flowKeeping, change(kept), Date.now());
}

/**
 * What the guest has chosen so far, and the actions that change it. Stored in this browser; every tab has the same
 * flow.
 */
export function useReservationFlow() {
  const [flow, setFlow] = useRecoilState(flowAtom);
  const actions = useMemo(() => {
    const changeOrder = (change: (flow: ReservationFlow) => ReservationFlow) => {
      setFlow(change);
      keepAtOnce(change);
    };
    return {
      begin: (criteria: SearchCriteria) => setFlow((before) => beginFlow(before, criteria)),
      /** Stores the hotel for the steps that do not ask the API for it again. */
      setHotel: (hotel: Hotel) =>
        setFlow((before) => (JSON.stringify(before.hotel) === JSON.stringify(hotel) ? before : { ...before, hotel })),
      place: (placement: RoomPlacement) => setFlow((before) => placeAnew(before, placement)),
      chooseRoom: (index: number, room: RoomType) =>
        setFlow((before) => withChoices(before, chooseRoom(before.roomChoices, index, room))),
      chooseRate: (index: number, chosen: ChosenRate) =>
        setFlow((before) => withChoices(before, chooseRate(before.roomChoices, index, chosen))),
      /** Goes back to the cheapest offer of the same room type. */
      clearRate: (index: number, choosable: readonly RatedOffer[]) =>
        setFlow((before) => withChoices(before, clearRate(before.roomChoices, index, choosable))),
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
      setPaymentState: (paymentState: OrderAttempt | null) => changeOrder((before) => ({ ...before, paymentState })),
      /** Sets the current order aside, so that the guest can make another. */
      setOrderAside: () => changeOrder(withOrderSetAside),
      /** Makes an order that was set aside the current one. */
      resumeOrder: (createKey: string) => changeOrder((before) => withOrderResumed(before, createKey)),
      /** Removes a settled order, and the choices if it was made of them. Orders that were set aside stay. */
      finishOrder: () =>
        changeOrder((before) =>
          before.paymentState?.isOfFlow
            ? { ...emptyFlow, setAside: before.setAside }
            : { ...before, paymentState: null },
        ),
    };
  }, [setFlow]);
  return { flow, isLostWithPage: keysOf(flowKeeping).some(isLostWithPage), ...actions };
}
