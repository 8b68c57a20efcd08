import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { brandNames } from '@/config/brands';
import { Button } from '@/design-system/Button';
import { changeSoftly } from '@/design-system/changeSoftly';
import type { FilterGroup } from '@/design-system/FilterDialog';
import { Icon } from '@/design-system/Icon';
import { List, Map, SlidersHorizontal } from '@/design-system/icons';
import { ToolRow } from '@/design-system/ToolRow';
import { ToolSelect } from '@/design-system/ToolSelect';
import { brands } from '@/domain/hotel';
import { houseTraits } from '@/domain/hotelPage';
import { stayWishes } from '@/domain/wishes';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Translator } from '@/i18n/translator';
import { filterChoices, filterNames } from './filterResults';
import type { FilterName, FilterValue } from './filterResults';
import type { ChoosableResult } from './pricedResults';
import { countFilters, noFilters, sorts } from './resultView';
import type { ResultView } from './resultView';
import { OnlyNarrow } from './SearchResults.styles';

/** Loaded when the guest opens the filters. */
const FilterDialog = dynamic(() => import('@/design-system/FilterDialog').then((file) => file.FilterDialog), {
  ssr: false,
});

interface Props {
  readonly results: readonly ChoosableResult[];
  readonly view: ResultView;
  readonly hasMap: boolean;
  /** The number of hotels that the filters leave. */
  readonly shown: number;
  readonly onChange: (view: ResultView) => void;
}

const toggled = <T extends string>(known: readonly T[], chosen: readonly T[], value: string): readonly T[] =>
  known.filter((each) => (each === value) !== chosen.includes(each));

/** The view with a value of a filter turned on, or off when it was on. */
function withToggled(view: ResultView, name: string, value: string): ResultView {
  const { wishes, traits, brands: chosen, cities } = view;
  const changes: Readonly<Record<FilterName, Partial<ResultView>>> = {
    wishes: { wishes: toggled(stayWishes, wishes, value) },
    traits: { traits: toggled(houseTraits, traits, value) },
    brands: { brands: toggled(brands, chosen, value) },
    cities: { cities: toggled([...new Set([...cities, value])], cities, value) },
  };
  return { ...view, ...changes[filterNames.find((each) => each === name) ?? 'wishes'] };
}

/** The filters in words, each with the hotels that it leaves and the price from which. */
function groupsOf(choices: ReturnType<typeof filterChoices>, { t, format }: Translator): readonly FilterGroup[] {
  const labels: Readonly<Record<FilterName, (value: string) => string>> = {
    wishes: (value) => t(`stay.wishes.${stayWishes.find((each) => each === value) ?? 'pet'}`),
    traits: (value) => t(`hotelList.traits.${houseTraits.find((each) => each === value) ?? 'sauna'}`),
    brands: (value) => brandNames[brands.find((each) => each === value) ?? 'custom'],
    cities: (value) => value,
  };
  const legends = {
    wishes: t('stay.wishes.legend'),
    traits: t('hotelList.filters.house'),
    brands: t('hotelList.filters.brands'),
    cities: t('hotelList.filters.places'),
  };
  const detailOf = ({ count, from }: FilterValue) =>
    from ? t('hotelList.filters.from', { count, price: format.money(from) }) : t('hotelList.filters.left', { count });
  return filterNames.map((name) => ({
    id: name,
    legend: legends[name],
    choices: choices[name].map((choice) => ({
      value: choice.value,
      isOn: choice.isOn,
      label: labels[name](choice.value),
      detail: detailOf(choice),
    })),
  }));
}

/** Filters, order, and list or map, in one row that stays in sight. */
export function ResultTools({ results, view, hasMap, shown, onChange }: Props) {
  const translator = useTranslator();
  const { t, plural } = translator;
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(view);
  const choices = useMemo(() => filterChoices(results, view), [results, view]);
  const hasFilters = filterNames.some((name) => choices[name].length > 0);
  const isMap = view.shape === 'map';
  const turn = () => changeSoftly(() => onChange({ ...view, shape: isMap ? 'list' : 'map' }));
  return (
    <ToolRow>
      {hasFilters && (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={SlidersHorizontal} size="small" />
          {count > 0 ? plural('hotelList.filters.active', count) : t('hotelList.filters.summary')}
        </Button>
      )}
      <ToolSelect
        id="result-sort"
        name="sort"
        label={t('searchResults.sort.label')}
        value={view.sort}
        onChange={(event) =>
          onChange({ ...view, sort: sorts.find((each) => each === event.target.value) ?? 'recommended' })
        }
      >
        {sorts.map((each) => (
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
        <FilterDialog
          words={{
            title: t('hotelList.filters.title'),
            close: t('hotelList.filters.close'),
            show: plural('hotelList.filters.show', shown),
            clear: t('hotelList.filters.clear'),
          }}
          groups={groupsOf(choices, translator)}
          hasChosen={count > 0}
          onToggle={(name, value) => onChange(withToggled(view, name, value))}
          onClear={() => onChange({ ...view, ...noFilters })}
          onClose={() => setOpen(false)}
        />
      )}
    </ToolRow>
  );
}
