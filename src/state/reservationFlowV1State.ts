import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import type { ContactInformation } from '@/domain/booking';
import type { Hotel } from '@/domain/hotel';
import type { RatePlan, RoomOffer, RoomType } from '@/domain/offer';
import type { RoomPlacement } from '@/domain/party';
import { placeParty } from '@/domain/placement';
import { changeRoomChoice, chooseRate, chooseRoom } from '@/domain/roomChoice';
import type { SearchCriteria } from '@/domain/search';
import { isForSameParty, isSameStay } from './flowBasis';
import { hoursInMs, keptInBrowser } from './persistence';
import type { CheckAndConfirm } from './reservationFlowShape';
import { EMPTY_ROOM_CHOICE_V1, emptyFlowV1, parseFlowV1 } from './reservationFlowV1Shape';
import type { ReservationFlowV1, RoomChoiceV1 } from './reservationFlowV1Shape';

/** As long as the flow of the booking API, and for the same reason: it holds a name and an address. */
const lifetimeMs = hoursInMs(24);

const flowAtom = atom<ReservationFlowV1>({
  key: 'reservationFlow',
  default: emptyFlowV1,
  effects: [keptInBrowser({ key: 'sarastus.state.reservationFlow', parse: parseFlowV1, lifetimeMs })],
});

const withoutPrice = (choice: RoomChoiceV1): RoomChoiceV1 => ({ ...choice, rate: null, offer: null, packages: [] });

/** A flow for one hotel and these criteria: what was chosen stays while the party and the hotel stay. */
export function beginFlowV1(flow: ReservationFlowV1, criteria: SearchCriteria): ReservationFlowV1 {
  if (flow.criteria && isForSameParty(flow.criteria, criteria)) {
    if (isSameStay(flow.criteria, criteria)) return flow;
    // Other days or codes have other prices: what was chosen stays, what it cost is asked again.
    return { ...flow, criteria, roomChoices: flow.roomChoices.map(withoutPrice) };
  }
  return {
    ...emptyFlowV1,
    criteria,
    roomPlacement: placeParty(criteria.party),
    roomChoices: Array.from({ length: criteria.party.rooms }, () => EMPTY_ROOM_CHOICE_V1),
  };
}

/** What the guest chose so far in the older flow, and the ways to choose on. */
export function useReservationFlowV1() {
  const [flow, setFlow] = useRecoilState(flowAtom);
  const actions = useMemo(() => {
    const setChoices = (change: (choices: readonly RoomChoiceV1[]) => readonly RoomChoiceV1[]) =>
      setFlow((before) => ({ ...before, roomChoices: change(before.roomChoices) }));
    return {
      begin: (criteria: SearchCriteria) => setFlow((before) => beginFlowV1(before, criteria)),
      setHotel: (hotel: Hotel) => setFlow((before) => ({ ...before, hotel })),
      /** Another placement changes who pays for what: rooms are chosen anew, the rest stays. */
      place: (roomPlacement: RoomPlacement) =>
        setFlow((before) => ({
          ...before,
          roomPlacement,
          roomChoices: before.roomChoices.map((choice) => ({ ...withoutPrice(choice), room: null })),
        })),
      /** What came with the rate of the room before goes with it. */
      chooseRoom: (index: number, room: RoomType) =>
        setChoices((choices) =>
          changeRoomChoice(chooseRoom(choices, index, room), index, (choice) => ({ ...choice, packages: [] })),
        ),
      chooseRate: (index: number, chosen: { rate: RatePlan; offer: RoomOffer; hasSingleRate: boolean }) =>
        setChoices((choices) => chooseRate(choices, index, chosen)),
      changeChoice: (index: number, change: (choice: RoomChoiceV1) => RoomChoiceV1) =>
        setChoices((choices) => changeRoomChoice(choices, index, change)),
      setContact: (contactInformation: ContactInformation, contactComplete: boolean) =>
        setFlow((before) => ({ ...before, contactInformation, contactComplete })),
      setCheckAndConfirm: (change: Partial<CheckAndConfirm>) =>
        setFlow((before) => ({ ...before, checkAndConfirm: { ...before.checkAndConfirm, ...change } })),
      /** After the confirmation nothing personal stays. */
      finish: () => setFlow(emptyFlowV1),
    };
  }, [setFlow]);
  return { flow, ...actions };
}
