import type { SearchCriteria } from '@/domain/search/search';
import { partyFacts } from '@/i18n/partyFacts';
import { searchTerms } from '@/i18n/searchTerms';
import type { Translator } from '@/i18n/translator';

/** The search in short, without its place: dates, party, codes. */
export function searchFacts(criteria: SearchCriteria, translator: Translator): readonly string[] {
  const { t, format } = translator;
  const { party } = criteria;
  const codes = [
    { label: 'search.codes.promotion', value: criteria.promotionCode },
    { label: 'search.codes.company', value: criteria.companyCode },
    { label: 'search.codes.block', value: criteria.blockCode },
  ] as const;
  return [
    format.dateRange(criteria),
    ...partyFacts(party, translator),
    ...codes.flatMap(({ label, value }) => (value === '' ? [] : [`${t(label)}: ${value}`])),
    ...searchTerms(criteria, translator),
  ];
}
