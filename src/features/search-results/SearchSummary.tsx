import { useEarlyText } from '@/browser/handover/useEarlyText';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { CalendarDays, Pencil } from '@/design-system/icons';
import type { SearchCriteria } from '@/domain/search/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { searchFacts } from './searchFacts';
import { Facts, Summary, Words } from './SearchResults.styles';

interface Props {
  /** Null in the exported page: the facts may be there before React runs, the buttons are laid out and not shown. */
  readonly criteria: SearchCriteria | null;
  readonly onChange?: () => void;
  /** Shows and hides the nights around; null where they are not offered. */
  readonly nights: { readonly isOpen: boolean; readonly toggle: () => void } | null;
}

/** The search in short, with a button to change it. */
export function SearchSummary({ criteria, onChange, nights }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const early = useEarlyText('stay', criteria !== null);
  const facts = criteria ? searchFacts(criteria, translator) : early;
  return (
    <Summary role="group" aria-label={t('searchResults.summary.label')} isReady={criteria !== null}>
      <Facts data-known="stay">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      {(nights ?? !criteria) && (
        <Button variant="quiet" size="small" aria-expanded={nights?.isOpen} onClick={nights?.toggle}>
          <Icon of={CalendarDays} size="small" />
          <Words>{t('searchResults.summary.nights')}</Words>
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onChange}>
        <Icon of={Pencil} size="small" />
        <Words>{t('searchResults.summary.change')}</Words>
      </Button>
    </Summary>
  );
}
