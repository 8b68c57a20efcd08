import type { SearchCriteria } from '@/domain/search';
import type { Translator } from '@/i18n/translator';

/** The terms that a short form submits without a field for them, as text. */
export function otherTerms(criteria: SearchCriteria, { t, plural }: Pick<Translator, 't' | 'plural'>): string {
  const { party, promotionCode, companyCode, blockCode, planCode, loyaltyTypes } = criteria;
  return [
    ...(party.children > 0 ? [plural('stay.children', party.children)] : []),
    ...(party.pets > 0 ? [plural('stay.pets', party.pets)] : []),
    ...loyaltyTypes.filter((type) => type !== 'NONE').map((type) => t(`stay.member.${type}`)),
    ...[promotionCode, companyCode, blockCode].filter((code) => code !== ''),
    ...(planCode === '' ? [] : [t('stay.offer.asked')]),
  ].join(', ');
}
