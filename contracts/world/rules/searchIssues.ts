import type { AvailabilityIssueCode } from '../apiCodes';
import type { Caller, World } from '../context';
import { roomTypesOf } from '../rooms/roomTypes';
import { roomsLeft } from './roomsLeft';
import type { HotelAnswer, Search } from './search';

const hasPlan = (answers: readonly HotelAnswer[], kind: string): boolean =>
  answers.some(({ plans }) => plans.some(({ key }) => key.kind === kind));

/** The parts of a search that could not be used. */
export const searchIssues = (
  world: World,
  caller: Caller,
  { keys, rooms, stay, edited }: Search,
  answers: readonly HotelAnswer[],
): readonly AvailabilityIssueCode[] => {
  const { customer } = caller;
  const issues: AvailabilityIssueCode[] = [];
  if (keys.promotionCode && !hasPlan(answers, 'promotion')) issues.push('NO_RESULT_FOR_PROMOCODE');
  if (keys.companyCode && !hasPlan(answers, 'company')) issues.push('NO_RESULT_FOR_COMPANYCODE');
  if (keys.blockCode && !hasPlan(answers, 'block')) issues.push('NO_RESULT_FOR_BLOCKCODE');
  // Only for rooms: a party that is too large for a pet room has another reason.
  const takesPets = ({ hotel }: HotelAnswer) => {
    const left = roomsLeft(world, caller, hotel, stay, edited).rooms;
    return roomTypesOf(hotel).some(
      ({ features, refId }) => features.includes('PET_ROOM') && (left.get(refId) ?? 0) > 0,
    );
  };
  if (rooms.some(({ pets }) => pets > 0) && answers.length > 0 && !answers.some(takesPets)) issues.push('PET_ROOMS');
  if (keys.loyaltyTypes.includes('S_CARD')) {
    const supports = answers.map(({ hotel }) => hotel.sCard ?? 'yes');
    if (supports.length > 0 && supports.every((support) => support === 'no')) issues.push('NO_SUPPORT_FOR_SCARD');
    else if (supports.length > 0 && !supports.includes('yes')) issues.push('NO_SUPPORT_ONLINE_FOR_SCARD');
    if (!customer) issues.push('LOGIN_REQUIRED_FOR_SCARD');
  }
  if (keys.loyaltyTypes.includes('ASOM') && !customer) issues.push('LOGIN_REQUIRED_FOR_ASOM');
  return issues;
};
