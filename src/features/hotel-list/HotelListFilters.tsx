import { brandNames } from '@/config/brands';
import { Button } from '@/design-system/Button';
import { Disclosure } from '@/design-system/Disclosure';
import { FilterChips } from '@/design-system/FilterChips';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import type { HotelListing } from '@/domain/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { filterChoices } from './groupHotels';
import { countFilters, noFilters, toggled } from './listView';
import type { ListView } from './listView';

interface Props {
  readonly hotels: readonly HotelListing[];
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

/** The filters of the list. Only filters with a choice are offered. */
export function HotelListFilters({ hotels, view, onChange }: Props) {
  const { t, plural, locale } = useTranslator();
  const choices = filterChoices(hotels, locale);
  const count = countFilters(view);
  return (
    <Disclosure
      tone="lined"
      summary={count > 0 ? plural('hotelList.filters.active', count) : t('hotelList.filters.summary')}
    >
      <Stack gap={4}>
        <FilterChips
          legend={t('hotelList.filters.traits')}
          choices={choices.traits.map((value) => ({
            value,
            label: t(`hotelList.traits.${value}`),
            isOn: view.traits.includes(value),
          }))}
          onToggle={(trait) => onChange({ ...view, traits: toggled(view.traits, trait) })}
        />
        <FilterChips
          legend={t('hotelList.filters.brands')}
          choices={choices.brands.map((value) => ({
            value,
            label: value === 'custom' ? t('hotelList.ownName') : brandNames[value],
            isOn: view.brands.includes(value),
          }))}
          onToggle={(brand) => onChange({ ...view, brands: toggled(view.brands, brand) })}
        />
        <FilterChips
          legend={t('hotelList.filters.places')}
          choices={choices.places.map((value) => ({ value, label: value, isOn: view.places.includes(value) }))}
          onToggle={(place) => onChange({ ...view, places: toggled(view.places, place) })}
        />
        {count > 0 && (
          <Inline>
            <Button variant="quiet" size="small" onClick={() => onChange({ ...view, ...noFilters })}>
              {t('hotelList.filters.clear')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Disclosure>
  );
}
