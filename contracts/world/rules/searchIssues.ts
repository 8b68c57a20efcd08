import type { AvailabilityIssueCode } from '../apiCodes';
import type { Caller } from '../context';
import { roomTypesOf } from '../rooms/roomTypes';
import type { HotelAnswer, Search } from './search';

const hasPlan = (answers: readonly HotelAnswer[], kind: string): boolean =>
  answers.some(({ plans }) => plans.some(({ key }) => key.kind === kind));

/** What of a search could not be honoured, although it was made. */
export const searchIssues = (
  { customer }: Caller,
  { keys, rooms }: Search,
  answers: readonly HotelAnswer[],
): readonly AvailabilityIssueCode[] => {
  const issues: AvailabilityIssueCode[] = [];
  if (keys.promotionCode && !hasPlan(answers, 'promotion')) issues.push('NO_RESULT_FOR_PROMOCODE');
  if (keys.companyCode && !hasPlan(answers, 'company')) issues.push('NO_RESULT_FOR_COMPANYCODE');
  if (keys.blockCode && !hasPlan(answers, 'block')) issues.push('NO_RESULT_FOR_BLOCKCODE');
  const takesPets = ({ hotel, available }: HotelAnswer) =>
    available && roomTypesOf(hotel).some(({ features }) => features.includes('PET_ROOM'));
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
