import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/domain/limits';
import type { SearchFailureCode } from '../apiCodes';
import { addDays, dayIn, daysBetween, nightsOf } from '../calendar';
import { SYSTEM_HOTEL_IDS } from '../codes';
import type { World } from '../context';
import { isClosed } from '../inventory';
import type { HotelRecord } from '../model';
import { cityOf } from '../places';
import { babiesOf } from '../rates/priceRoom';
import { isPromotionCode, refusesSCard } from '../rates/ratePlans';
import { roomsLeft } from './roomsLeft';
import type { Search } from './search';

/** Today at the hotel. */
export const todayAt = (world: World, hotel: HotelRecord): string =>
  dayIn(world.now().getTime(), cityOf(hotel).timeZone);

const areIncompatible = ({ keys, rooms, stay }: Search): boolean => {
  const codes = [keys.promotionCode, keys.companyCode, keys.blockCode].filter(Boolean).length;
  if (codes > 1 || daysBetween(stay.startDate, stay.endDate) < 1) return true;
  return keys.rewardNight && (codes > 0 || rooms.some(({ pets }) => pets > 0));
};

/** Why a search cannot be made, or null when it can. */
export const searchFailure = (
  world: World,
  search: Search,
  hotels: readonly HotelRecord[],
): SearchFailureCode | null => {
  const { destination, keys, stay, rooms, edited } = search;
  const bySCard = keys.loyaltyTypes.includes('S_CARD');
  if (destination.kind === 'hotel' && (hotels.length === 0 || SYSTEM_HOTEL_IDS.includes(destination.hotelId))) {
    return 'HOTEL_NOT_AVAILABLE';
  }
  if (hotels.length > 0 && hotels.every((hotel) => stay.startDate < todayAt(world, hotel))) return 'PRIOR_STAY';
  if (areIncompatible(search)) return 'INCOMPATIBLE_SEARCH_CRITERIA';
  if (daysBetween(stay.startDate, stay.endDate) > MAX_NIGHTS) return 'TOO_MANY_NIGHTS';
  if (keys.promotionCode && !isPromotionCode(keys.promotionCode)) return 'INVALID_PROMOTION_CODE';
  if (keys.promotionCode && bySCard && refusesSCard(keys.promotionCode)) return 'FORBIDDEN_PROMOTION_CODE_FOR_SCARD';
  if (bySCard && keys.companyCode) return 'SCARD_NOT_ALLOWED';
  if (hotels.length === 0) return null;
  const nights = nightsOf(stay.startDate, stay.endDate);
  const tooFar = hotels.every((hotel) => stay.startDate > addDays(todayAt(world, hotel), MAX_DAYS_AHEAD));
  if (tooFar || hotels.every((hotel) => nights.every((night) => isClosed(hotel, night)))) return 'HOTEL_NOT_AVAILABLE';
  const babies = rooms.reduce((sum, room) => sum + babiesOf(room), 0);
  const lacksCots = (hotel: HotelRecord) => roomsLeft(world, { twist: {} }, hotel, stay, edited).cots < babies;
  return babies > 0 && hotels.every(lacksCots) ? 'TRAVELCOTS_NOT_AVAILABLE' : null;
};
