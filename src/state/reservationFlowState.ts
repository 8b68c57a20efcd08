import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import type { ContactInformation, RoomChoice } from '@/domain/booking';
import type { Hotel } from '@/domain/hotel';
import type { RatePlan, RoomOffer, RoomType } from '@/domain/offer';
import type { RoomPlacement } from '@/domain/party';
import type { SearchCriteria } from '@/domain/search';
import { placeParty } from '@/domain/placement';
import { changeRoomChoice, chooseRate, chooseRoom, clearRate, EMPTY_ROOM_CHOICE } from '@/domain/roomChoice';
import { isForSameParty, isSameStay } from './flowBasis';
import { flowKey } from './keptFlow';
import { hoursInMs, isLostWithPage, keptInBrowser, keptStorage, readKept, writeKept } from './persistence';
import { emptyFlow, parseFlow } from './reservationFlowShape';
import type { CheckAndConfirm, PaymentState, ReservationFlow } from './reservationFlowShape';

/** The flow holds a name and an address, so it is forgotten a day after the guest last touched it. */
const lifetimeMs = hoursInMs(24);

const keeping = { key: flowKey, parse: parseFlow, lifetimeMs };

const flowAtom = atom<ReservationFlow>({
  key: 'reservationFlowV2',
  default: emptyFlow,
  effects: [keptInBrowser(keeping)],
});

/** The codes that each room is ordered with. */
const codesOf = ({ promotionCode, blockCode }: SearchCriteria) => ({
  promotionCode: promotionCode || null,
  blockCode: blockCode || null,
});

/** An attempt that was never answered may have been booked: it stays, so that it is asked about before any other. */
const unanswered = ({ paymentState }: ReservationFlow): PaymentState | null =>
  paymentState?.isSent && paymentState.bookingNumber === null ? paymentState : null;

/** A flow for one hotel and these criteria: what was chosen stays while the party and the hotel stay. */
export function beginFlow(flow: ReservationFlow, criteria: SearchCriteria): ReservationFlow {
  const before = flow.criteria;
  if (before && isForSameParty(before, criteria)) {
    if (isSameStay(before, criteria)) return flow;
    // Other days or codes have other prices: what was chosen stays, what it cost is asked again.
    const codes = codesOf(criteria);
    const roomChoices = flow.roomChoices.map((choice) => ({ ...choice, ...codes, rate: null, offer: null }));
    return { ...flow, criteria, roomChoices, paymentState: unanswered(flow) };
  }
  return {
    ...emptyFlow,
    criteria,
    roomPlacement: placeParty(criteria.party),
    roomChoices: Array.from({ length: criteria.party.rooms }, () => ({ ...EMPTY_ROOM_CHOICE, ...codesOf(criteria) })),
  };
}

const withChoices = (flow: ReservationFlow, roomChoices: readonly RoomChoice[]): ReservationFlow => ({
  ...flow,
  roomChoices,
  paymentState: unanswered(flow),
});

/** Another placement changes who pays for what: rooms are chosen anew, the rest stays. */
export function placeAnew(flow: ReservationFlow, roomPlacement: RoomPlacement): ReservationFlow {
  const roomChoices = flow.roomChoices.map((choice) => ({ ...choice, room: null, rate: null, offer: null }));
  return { ...withChoices(flow, roomChoices), roomPlacement };
}

/**
 * An atom is written after the next paint, which never comes when the page is left for the payment. An attempt to book
 * or pay is therefore kept at once: it must be there before anything is sent, and when the guest comes back.
 */
function keepAtOnce(paymentState: PaymentState | null): void {
  const kept = readKept(keptStorage, keeping, Date.now()) ?? emptyFlow;
  writeKept(keptStorage, keeping.key, { ...kept, paymentState }, Date.now());
}

/** What the guest chose so far, and the ways to choose on. Kept in this browser; every tab sees the same flow. */
export function useReservationFlow() {
  const [flow, setFlow] = useRecoilState(flowAtom);
  const actions = useMemo(
    () => ({
      begin: (criteria: SearchCriteria) => setFlow((before) => beginFlow(before, criteria)),
      /** The hotel as the API tells it, for the steps that do not ask it again. */
      setHotel: (hotel: Hotel) =>
        setFlow((before) => (JSON.stringify(before.hotel) === JSON.stringify(hotel) ? before : { ...before, hotel })),
      place: (placement: RoomPlacement) => setFlow((before) => placeAnew(before, placement)),
      chooseRoom: (index: number, room: RoomType) =>
        setFlow((before) => withChoices(before, chooseRoom(before.roomChoices, index, room))),
      chooseRate: (index: number, chosen: { rate: RatePlan; offer: RoomOffer; hasSingleRate: boolean }) =>
        setFlow((before) => withChoices(before, chooseRate(before.roomChoices, index, chosen))),
      /** Back to the cheapest offer of the same room type. */
      clearRate: (index: number, offered: Parameters<typeof clearRate>[2]) =>
        setFlow((before) => withChoices(before, clearRate(before.roomChoices, index, offered))),
      changeChoice: (index: number, change: (choice: RoomChoice) => RoomChoice) =>
        setFlow((before) => withChoices(before, changeRoomChoice(before.roomChoices, index, change))),
      /** The same choices at today's prices, after the guest agreed to them. */
      setRoomChoices: (roomChoices: readonly RoomChoice[]) => setFlow((before) => withChoices(before, roomChoices)),
      setContact: (contactInformation: ContactInformation, contactComplete: boolean) =>
        setFlow((before) => ({ ...before, contactInformation, contactComplete })),
      setCheckAndConfirm: (change: Partial<CheckAndConfirm>) =>
        setFlow((before) => ({ ...before, checkAndConfirm: { ...before.checkAndConfirm, ...change } })),
      setPaymentState: (paymentState: PaymentState | null) => {
        setFlow((before) => ({ ...before, paymentState }));
        keepAtOnce(paymentState);
      },
      /** After the confirmation nothing personal stays. */
      finish: () => setFlow(emptyFlow),
    }),
    [setFlow],
  );
  return { flow, isLostWithPage: isLostWithPage(flowKey), ...actions };
}
