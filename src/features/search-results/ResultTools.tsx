import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { changeSoftly } from '@/design-system/changeSoftly';
import { FilterChips } from '@/design-system/FilterChips';
import { Icon } from '@/design-system/Icon';
import { List, Map, SlidersHorizontal } from '@/design-system/icons';
import { ToolRow } from '@/design-system/ToolRow';
import { ToolSelect } from '@/design-system/ToolSelect';
import { hotelSorts } from '@/domain/search/hotelOrder';
import { stayWishes } from '@/domain/search/wishes';
import { LostOverlay } from '@/errors/LostOverlay';
import { useTranslator } from '@/i18n/TranslatorContext';
import { filterNames, filterValues } from './filterResults';
import type { ChoosableResult } from './pricedResults';
import { countFilters, toggled } from './resultView';
import type { ResultView } from './resultView';
import { Pane, OnlyNarrow } from './SearchResults.styles';

/** Loaded when the guest opens the filters. */
const ResultFilters = dynamic(() => import('./ResultFilters').then((file) => file.ResultFilters), {
  ssr: false,
  loading: LostOverlay,
});

interface Props {
  readonly results: readonly ChoosableResult[];
  readonly view: ResultView;
  readonly hasMap: boolean;
  /** The number of hotels that the filters leave. */
  readonly shown: number;
  /** How many hotels there are, in words. */
  readonly count: ReactNode;
  /** Puts hotels that came in parts in one order; null where they are. */
  readonly onSortAll: (() => void) | null;
  readonly onChange: (view: ResultView) => void;
}

/** Filters, order, and list or map, in one row that stays in sight. */
export function ResultTools({ results, view, hasMap, shown, count, onSortAll, onChange }: Props) {
  const { t, plural } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(view);
  const values = useMemo(() => filterValues(results, view), [results, view]);
  const hasFilters = filterNames.some((name) => values[name].length > 0);
  const isMap = view.shape === 'map';
  const turn = () => changeSoftly(() => onChange({ ...view, shape: isMap ? 'list' : 'map' }));
  return (
    <ToolRow lead={count}>
      <Pane isShown={false}>
        <FilterChips
          legend={t('stay.wishes.legend')}
          isLegendHidden
          choices={values.wishes.map((wish) => ({
            value: wish,
            label: t(`stay.wishes.${wish}`),
            isOn: view.wishes.includes(wish),
          }))}
          onToggle={(wish) => onChange({ ...view, wishes: toggled(stayWishes, view.wishes, wish) })}
        />
      </Pane>
      {hasFilters && (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={SlidersHorizontal} size="small" />
          {active > 0 ? plural('hotelList.filters.active', active) : t('hotelList.filters.summary')}
        </Button>
      )}
      {onSortAll && (
        <Button variant="secondary" size="small" onClick={onSortAll}>
          {t('searchResults.parts.sort')}
        </Button>
      )}
      <ToolSelect
        id="result-sort"
        name="sort"
        label={t('searchResults.sort.label')}
        value={view.sort}
        onChange={(event) =>
          onChange({ ...view, sort: hotelSorts.find((each) => each === event.target.value) ?? 'recommended' })
        }
      >
        {hotelSorts.map((each) => (
          <option key={each} value={each}>
            {t(`searchResults.sort.${each}`)}
          </option>
        ))}
      </ToolSelect>
      {hasMap && (
        <OnlyNarrow>
          <Button variant="secondary" size="small" onClick={turn}>
            <Icon of={isMap ? List : Map} size="small" />
            {t(isMap ? 'searchResults.view.showList' : 'searchResults.view.showMap')}
          </Button>
        </OnlyNarrow>
      )}
      {isOpen && (
        <ResultFilters results={results} view={view} shown={shown} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </ToolRow>
  );
}
