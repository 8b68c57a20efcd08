import { apiOfBuild } from '@/config/chosenApi';
import type { BookingApi } from '@/domain/bookingApi';
import { placeParty } from '@/domain/stay/placement';
import { withoutPrices } from '@/domain/stay/renewExtras';
import { newRoomChoices } from '@/domain/stay/roomChoice';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import type { SearchCriteria } from '@/domain/search/search';
import { hasSameWishes, isForSameParty, isSameStay } from './flowBasis';
import { withOrderSetAside } from './flowOrders';
import { emptyFlow } from './reservationFlowShape';
import type { ReservationFlow } from './reservationFlowShape';

/** The codes that each room is ordered with. */
const codesOf = ({ promotionCode, blockCode }: SearchCriteria) => ({
  promotionCode: promotionCode || null,
  blockCode: blockCode || null,
});

/** The flow with other choices of rooms. */
export const withChoices = (flow: ReservationFlow, roomChoices: readonly RoomChoice[]): ReservationFlow => ({
  ...flow,
  roomChoices,
  // It was accepted for other choices.
  checkAndConfirm: { ...flow.checkAndConfirm, agreedTotal: null },
});

/**
 * A flow for one hotel and these criteria: what was chosen stays while party and hotel are the same. An order that was
 * sent is set aside, never dropped: the screens ask the guest before. A new flow is pinned to `api`; one that continues
 * keeps its own.
 */
export function beginFlow(
  flow: ReservationFlow,
  criteria: SearchCriteria,
  api: BookingApi = apiOfBuild,
): ReservationFlow {
  const before = flow.criteria;
  if (before && isForSameParty(before, criteria)) {
    if (isSameStay(before, criteria)) return hasSameWishes(before, criteria) ? flow : { ...flow, criteria };
    // Other days or codes have other prices: the choices stay, their prices are asked again.
    const codes = codesOf(criteria);
    // Who no longer brings their own cots has the hotel's again, one for each baby.
    const cots = before.ownCots ? newRoomChoices(flow.roomPlacement) : flow.roomChoices;
    const roomChoices = flow.roomChoices.map((choice, index) => ({
      ...choice,
      ...codes,
      rate: null,
      offer: null,
      extraServices: withoutPrices(choice.extraServices),
      travelCot: criteria.ownCots ? 0 : (cots[index]?.travelCot ?? 0),
    }));
    return { ...withOrderSetAside(withChoices(flow, roomChoices)), criteria };
  }
  const roomPlacement = placeParty(criteria.party);
  return {
    ...emptyFlow,
    api,
    setAside: withOrderSetAside(flow).setAside,
    criteria,
    roomPlacement,
    roomChoices: newRoomChoices(roomPlacement).map((choice) => ({
      ...choice,
      ...codesOf(criteria),
      travelCot: criteria.ownCots ? 0 : choice.travelCot,
    })),
  };
}
