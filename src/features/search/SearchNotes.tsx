import { useTranslator } from '@/i18n/TranslatorContext';
import type { SearchCriteria } from '@/domain/search/search';
import { searchTerms } from '@/i18n/searchTerms';
import type { Translator } from '@/i18n/translator';
import { dotted } from '@/i18n/dotted';

interface Props {
  readonly terms: SearchCriteria;
  /** The number of rooms, when the form set it. */
  readonly suggested: number | null;
}

/** The terms that a short form submits without a field for them. */
function otherTerms(criteria: SearchCriteria, translator: Translator): string {
  const { promotionCode, companyCode, blockCode } = criteria;
  const codes = [promotionCode, companyCode, blockCode].filter((code) => code !== '');
  return [...codes, ...searchTerms(criteria, translator)].join(', ');
}

/** What a short form searches beside its fields. Loaded with the rules of the form. */
export function SearchNotes({ terms, suggested }: Props) {
  const translator = useTranslator();
  const rooms = suggested === null ? '' : translator.plural('stay.roomsSuggested', suggested);
  return <>{dotted([rooms, otherTerms(terms, translator)].filter((note) => note !== ''))}</>;
}
