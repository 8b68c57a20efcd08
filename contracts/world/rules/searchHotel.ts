import { isWithoutDeposit } from '@/domain/rate/ratePlan';
import type { Caller, World } from '../context';
import { PREPAID_CODE } from '../codes';
import { holds } from '../customers';
import { extrasFor } from '../extras';
import type { HotelRecord } from '../model';
import { babiesOf, priceRoom } from '../rates/priceRoom';
import { cancelByOf, plansFor, rateRefId } from '../rates/ratePlans';
import { roomTypesOf } from '../rooms/roomTypes';
import { fits } from './fits';
import { keptNights } from './keptNights';
import { lowestTotal } from './lowestTotal';
import { roomsLeft } from './roomsLeft';
import { configurationId, type HotelAnswer, type Offer, type Search } from './search';
import { todayAt } from './searchFailure';
import { unmetRestrictions } from './unmetRestrictions';

/** One hotel's answer to a search: its offers, and the cheapest ones for the whole party. */
export const searchHotel = (world: World, caller: Caller, hotel: HotelRecord, search: Search): HotelAnswer => {
  const { stay, rooms, keys } = search;
  const left = roomsLeft(world, caller, hotel, stay, search.edited);
  const plans = plansFor(hotel, stay.startDate, keys).filter(
    (plan) => !search.withoutDeposit || isWithoutDeposit(plan),
  );
  const types = roomTypesOf(hotel).filter((type) => (left.rooms.get(type.refId) ?? 0) > 0);
  const babies = rooms.reduce((sum, room) => sum + babiesOf(room), 0);
  const canTakeIn = stay.startDate >= todayAt(world, hotel) && babies <= left.cots;

  const offers: Offer[] = rooms.flatMap((sleepers, roomIndex) =>
    types
      .filter((type) => fits(type, sleepers))
      .flatMap((roomType) =>
        plans.map((plan) => {
          const price = priceRoom({
            hotel,
            kind: roomType,
            plan,
            stay,
            sleepers,
            cots: babiesOf(sleepers),
            seed: world.seed,
            keptNights: keptNights(search.edited?.detail.rooms[roomIndex], {
              roomTypeRefId: roomType.refId,
              rateRefId: rateRefId(hotel.id, plan.code),
            }),
            pricePercent: caller.twist.pricePercent ?? 100,
          });
          const points = price.total.currency === 'S_POINT' ? price.total.amount : 0;
          return {
            configurationId: configurationId(roomIndex),
            roomType,
            plan,
            price,
            unmet: [
              ...unmetRestrictions(world, { customer: caller.customer, loyaltyTypes: keys.loyaltyTypes, points }, plan),
              ...(caller.twist.restriction && plan.code === PREPAID_CODE ? [caller.twist.restriction] : []),
            ],
            roomsLeft: left.rooms.get(roomType.refId) ?? 0,
            cancelBy: caller.twist.nothingCancellable ? null : cancelByOf(hotel, plan, stay.startDate),
          };
        }),
      ),
  );
  const isMember = keys.loyaltyTypes.includes('ASOM') && holds(caller.customer, 'ASOM');
  // A list must not promise a price that this caller cannot book, unless there is no other.
  const reachable = offers.filter(({ unmet }) => unmet.length === 0);
  const counted = reachable.length > 0 ? reachable : offers;
  const perRoom = rooms.map((_, roomIndex) =>
    counted.filter((offer) => offer.configurationId === configurationId(roomIndex)),
  );
  const lowest = canTakeIn ? lowestTotal(perRoom, search.wishes ?? [], left.rooms) : null;
  const available = lowest !== null;
  const offered = available ? offers : [];
  return {
    hotel,
    search,
    available,
    offers: offered,
    roomTypes: types.filter(({ refId }) => offered.some(({ roomType }) => roomType.refId === refId)),
    plans: plans.filter(({ code }) => offered.some(({ plan }) => plan.code === code)),
    lowestTotal: lowest === null ? null : { amount: lowest, currency: keys.rewardNight ? 'S_POINT' : 'EUR' },
    extras: available ? extrasFor(hotel, { ...keys, isMember }) : [],
  };
};
