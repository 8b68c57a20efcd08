import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { brandNames } from '@/config/brands';
import { Button } from '@/design-system/Button';
import type { FilterGroup } from '@/design-system/FilterDialog';
import { Icon } from '@/design-system/Icon';
import { Map, SlidersHorizontal } from '@/design-system/icons';
import { ToolRow } from '@/design-system/ToolRow';
import { ToolSelect } from '@/design-system/ToolSelect';
import type { HotelListing } from '@/domain/content/hotelPage';
import { LostOverlay } from '@/errors/LostOverlay';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Translator } from '@/i18n/translator';
import { filterChoices, filterHotels } from './groupHotels';
import { countFilters, filterNames, noFilters, sorts, withToggled } from './listView';
import type { ListFilters, ListView } from './listView';

/** Loaded when the guest opens the filters. */
const FilterDialog = dynamic(() => import('@/design-system/FilterDialog').then((file) => file.FilterDialog), {
  ssr: false,
  loading: LostOverlay,
});

interface Props {
  readonly hotels: readonly HotelListing[];
  readonly view: ListView;
  /** The number of hotels that the filters leave. */
  readonly shown: number;
  /** How many hotels there are, in words. */
  readonly count: ReactNode;
  readonly onChange: (view: ListView) => void;
}

/** The filters in words, each with the number of hotels that it leaves. */
function groupsOf(hotels: readonly HotelListing[], view: ListView, { t, locale }: Translator): readonly FilterGroup[] {
  const choices = filterChoices(hotels, view, locale);
  const left = (filters: Partial<ListFilters>) =>
    t('hotelList.filters.left', { count: filterHotels(hotels, { ...view, ...filters }).length });
  return [
    {
      id: 'traits',
      legend: t('hotelList.filters.traits'),
      choices: choices.traits.map((value) => ({
        value,
        label: t(`hotelList.traits.${value}`),
        detail: left({ traits: [...view.traits, value] }),
        isOn: view.traits.includes(value),
      })),
    },
    {
      id: 'brands',
      legend: t('hotelList.filters.brands'),
      choices: choices.brands.map((value) => ({
        value,
        label: value === 'custom' ? t('hotelList.ownName') : brandNames[value],
        detail: left({ brands: [value] }),
        isOn: view.brands.includes(value),
      })),
    },
    {
      id: 'places',
      legend: t('hotelList.filters.places'),
      choices: choices.places.map((value) => ({
        value,
        label: value,
        detail: left({ places: [value] }),
        isOn: view.places.includes(value),
      })),
    },
  ];
}

/** Filters, order and map of the list, in one row that stays in sight. */
export function HotelListTools({ hotels, view, shown, count, onChange }: Props) {
  const translator = useTranslator();
  const { t, plural } = translator;
  const [isOpen, setOpen] = useState(false);
  const active = countFilters(view);
  return (
    <ToolRow lead={count}>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={SlidersHorizontal} size="small" />
        {active > 0 ? plural('hotelList.filters.active', active) : t('hotelList.filters.summary')}
      </Button>
      <ToolSelect
        id="hotels-sort"
        name="sort"
        label={t('hotelList.sort.label')}
        value={view.sort}
        onChange={(event) => onChange({ ...view, sort: sorts.find((each) => each === event.target.value) ?? 'place' })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`hotelList.sort.${sort}`)}
          </option>
        ))}
      </ToolSelect>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={view.hasMap}
        aria-controls="hotels-map"
        onClick={() => onChange({ ...view, hasMap: !view.hasMap })}
      >
        <Icon of={Map} size="small" />
        {t('hotelList.map.open')}
      </Button>
      {isOpen && (
        <FilterDialog
          words={{
            title: t('hotelList.filters.title'),
            close: t('hotelList.filters.close'),
            show: plural('hotelList.filters.show', shown),
            clear: t('hotelList.filters.clear'),
          }}
          groups={groupsOf(hotels, view, translator)}
          hasChosen={active > 0}
          onToggle={(name, value) =>
            onChange(
              withToggled(
                view,
                filterNames.find((each) => each === name),
                value,
              ),
            )
          }
          onClear={() => onChange({ ...view, ...noFilters })}
          onClose={() => setOpen(false)}
        />
      )}
    </ToolRow>
  );
}
