import { brandNames } from '@/config/brands';
import { Button } from '@/design-system/Button';
import { Disclosure } from '@/design-system/Disclosure';
import { FilterChips } from '@/design-system/FilterChips';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { stayWishes } from '@/domain/wishes';
import { useTranslator } from '@/i18n/TranslatorContext';
import { filterChoices } from './filterResults';
import type { PricedResult } from './pricedResults';
import { countFilters, noFilters } from './resultView';
import type { ResultView } from './resultView';

interface Props {
  readonly results: readonly PricedResult[];
  readonly view: ResultView;
  readonly onChange: (view: ResultView) => void;
}

/** The list with a value added, or removed when it was there. */
const toggled = <T,>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** The filters of the results. Only filters with a choice are offered. */
export function ResultFilterBar({ results, view, onChange }: Props) {
  const { t, plural } = useTranslator();
  const choices = filterChoices(results);
  const count = countFilters(view);
  const offered = stayWishes.filter(
    (wish) => view.wishes.includes(wish) || results.some(({ canMeet }) => canMeet.includes(wish)),
  );
  if (choices.brands.length + choices.cities.length + offered.length === 0) return null;
  return (
    <Disclosure
      tone="lined"
      summary={count > 0 ? plural('searchResults.filters.active', count) : t('searchResults.filters.summary')}
    >
      <Stack gap={4}>
        <FilterChips
          legend={t('stay.wishes.legend')}
          choices={offered.map((wish) => ({
            value: wish,
            label: t(`stay.wishes.${wish}`),
            isOn: view.wishes.includes(wish),
          }))}
          onToggle={(wish) => onChange({ ...view, wishes: toggled(view.wishes, wish) })}
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
