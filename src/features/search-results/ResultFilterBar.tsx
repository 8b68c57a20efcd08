import { brandNames } from '@/config/brands';
import { Button } from '@/design-system/Button';
import { Disclosure } from '@/design-system/Disclosure';
import { FilterChips } from '@/design-system/FilterChips';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import type { HotelResult } from '@/domain/hotelOffers';
import { useTranslator } from '@/i18n/TranslatorContext';
import { filterChoices, hasAccessibleRoom, hasPetRoom } from './filterResults';
import { countFilters, noFilters } from './resultView';
import type { ResultView } from './resultView';

interface Props {
  readonly results: readonly HotelResult[];
  readonly view: ResultView;
  readonly onChange: (view: ResultView) => void;
}

/** The list with a value put in or taken out. */
const toggled = <T,>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** What to narrow the hotels down by. Only what there is to choose from is offered. */
export function ResultFilterBar({ results, view, onChange }: Props) {
  const { t, plural } = useTranslator();
  const choices = filterChoices(results);
  const count = countFilters(view);
  const wishes = [
    { name: 'pet', isOffered: results.some(hasPetRoom) },
    { name: 'accessible', isOffered: results.some(hasAccessibleRoom) },
    { name: 'breakfast', isOffered: results.some(({ breakfastIncluded }) => breakfastIncluded) },
  ] as const;
  const offered = wishes.filter(({ name, isOffered }) => isOffered || view[name]);
  if (choices.brands.length + choices.cities.length + offered.length === 0) return null;
  return (
    <Disclosure
      tone="lined"
      summary={count > 0 ? plural('searchResults.filters.active', count) : t('searchResults.filters.summary')}
    >
      <Stack gap={4}>
        <FilterChips
          legend={t('searchResults.filters.features')}
          choices={offered.map(({ name }) => ({
            value: name,
            label: t(`searchResults.filters.${name}`),
            isOn: view[name],
          }))}
          onToggle={(name) => onChange({ ...view, [name]: !view[name] })}
        />
        <FilterChips
          legend={t('searchResults.filters.brands')}
          choices={choices.brands.map((brand) => ({
            value: brand,
            label: brandNames[brand],
            isOn: view.brands.includes(brand),
          }))}
          onToggle={(brand) => onChange({ ...view, brands: toggled(view.brands, brand) })}
        />
        <FilterChips
          legend={t('searchResults.filters.cities')}
          choices={choices.cities.map((city) => ({ value: city, label: city, isOn: view.cities.includes(city) }))}
          onToggle={(city) => onChange({ ...view, cities: toggled(view.cities, city) })}
        />
        {count > 0 && (
          <Inline>
            <Button variant="quiet" size="small" onClick={() => onChange({ ...view, ...noFilters })}>
              {t('searchResults.filters.clear')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Disclosure>
  );
}
