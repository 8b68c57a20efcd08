import { useDeferredValue, useMemo } from 'react';
import { brandNames } from '@/config/brands';
import { FilterDialog } from '@/design-system/FilterDialog';
import type { FilterGroup } from '@/design-system/FilterDialog';
import { brands } from '@/domain/content/hotel';
import { houseTraits } from '@/domain/content/houseTraits';
import { stayWishes } from '@/domain/search/wishes';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Translator } from '@/i18n/translator';
import { filterChoices, filterNames } from './filterResults';
import type { FilterChoices, FilterName, FilterValue } from './filterResults';
import type { ChoosableResult } from './pricedResults';
import { countFilters, noFilters, toggled } from './resultView';
import type { ResultView } from './resultView';

interface Props {
  readonly results: readonly ChoosableResult[];
  readonly view: ResultView;
  /** The number of hotels that the filters leave. */
  readonly shown: number;
  readonly onChange: (view: ResultView) => void;
  readonly onClose: () => void;
}

/** The view with a value of a filter turned on, or off when it was on. */
function withToggled(view: ResultView, name: string, value: string): ResultView {
  const { wishes, traits, brands: chosen, cities } = view;
  const changes: Readonly<Record<FilterName, Partial<ResultView>>> = {
    wishes: { wishes: toggled(stayWishes, wishes, value) },
    traits: { traits: toggled(houseTraits, traits, value) },
    brands: { brands: toggled(brands, chosen, value) },
    cities: { cities: toggled([...new Set([...cities, value])], cities, value) },
  };
  const changed = filterNames.find((each) => each === name);
  return changed ? { ...view, ...changes[changed] } : view;
}

/** The filters in words, each with the hotels that it leaves and the price from which; `view` says which are on. */
function groupsOf(choices: FilterChoices, view: ResultView, { t, format }: Translator): readonly FilterGroup[] {
  const detailOf = ({ count, from }: FilterValue) =>
    from ? t('hotelList.filters.from', { count, price: format.money(from) }) : t('hotelList.filters.left', { count });
  const shown = <T extends string>(
    values: readonly FilterValue<T>[],
    on: readonly T[],
    labelOf: (value: T) => string,
  ) =>
    values.map((choice) => ({
      value: choice.value,
      isOn: on.includes(choice.value),
      label: labelOf(choice.value),
      detail: detailOf(choice),
    }));
  return [
    {
      id: 'wishes',
      legend: t('stay.wishes.legend'),
      choices: shown(choices.wishes, view.wishes, (wish) => t(`stay.wishes.${wish}`)),
    },
    {
      id: 'traits',
      legend: t('hotelList.filters.house'),
      choices: shown(choices.traits, view.traits, (trait) => t(`hotelList.traits.${trait}`)),
    },
    {
      id: 'brands',
      legend: t('hotelList.filters.brands'),
      choices: shown(choices.brands, view.brands, (brand) => brandNames[brand]),
    },
    {
      id: 'cities',
      legend: t('hotelList.filters.places'),
      choices: shown(choices.cities, view.cities, (city) => city),
    },
  ];
}

/** The filters of the results. A press shows at once; what every filter then leaves is counted after it. */
export function ResultFilters({ results, view, shown, onChange, onClose }: Props) {
  const translator = useTranslator();
  const { t, plural } = translator;
  const counted = useDeferredValue(view);
  const choices = useMemo(() => filterChoices(results, counted), [results, counted]);
  return (
    <FilterDialog
      words={{
        title: t('hotelList.filters.title'),
        close: t('hotelList.filters.close'),
        show: plural('hotelList.filters.show', shown),
        clear: t('hotelList.filters.clear'),
      }}
      groups={groupsOf(choices, view, translator)}
      hasChosen={countFilters(view) > 0}
      onToggle={(name, value) => onChange(withToggled(view, name, value))}
      onClear={() => onChange({ ...view, ...noFilters })}
      onClose={onClose}
    />
  );
}
