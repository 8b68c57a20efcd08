import type { SearchCriteria } from '@/domain/search/search';
import type { Translator } from './translator';

/** What a search asks for beside its place, days, party and codes. */
export function searchTerms(criteria: SearchCriteria, { t }: Pick<Translator, 't'>): readonly string[] {
  const { ownCots, planCode, loyaltyTypes, mode, rewardNight, wishes } = criteria;
  return [
    ...(ownCots ? [t('stay.ownCots')] : []),
    ...(planCode === '' ? [] : [t('stay.offer.asked')]),
    ...loyaltyTypes.filter((type) => type !== 'NONE').map((type) => t(`stay.member.${type}`)),
    ...(mode === 'ITINERARY' ? [t('stay.itinerary')] : []),
    ...(rewardNight ? [t('stay.rewardNight')] : []),
    ...wishes.map((wish) => t(`stay.wishes.${wish}`)),
  ];
}
