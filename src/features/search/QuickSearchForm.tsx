import { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { MAX_ADULTS, MAX_DAYS_AHEAD, MAX_ROOMS } from '@/config/limits';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { Search, SlidersHorizontal } from '@/design-system/icons';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { TextField } from '@/design-system/TextField';
import type { DestinationCatalogue } from '@/domain/destinations';
import { addDays, parseLocalDate } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/searchCriteria';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import { today } from '@/state/today';
import { destinationOptions, findByName } from './destinationOptions';
import { Fields, More, Numbers, Submit, Wide } from './QuickSearchForm.styles';

interface Props {
  readonly destinations: DestinationCatalogue;
  /** Opens the whole form with what this one holds. */
  readonly onMore: (criteria: SearchCriteria) => void;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The short search of the home page: native fields, whole before any script runs. */
export function QuickSearchForm({ destinations, onMore }: Props) {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const formRef = useRef<HTMLFormElement>(null);
  const fromRef = useRef<HTMLInputElement>(null);
  const toRef = useRef<HTMLInputElement>(null);
  const [placeError, setPlaceError] = useState<'placeMissing' | 'placeUnknown'>();
  const [isReady, setReady] = useState(false);
  // The page is weighed before it is touched: flags come when the guest begins.
  const [isBegun, setBegun] = useState(false);
  const switchedOff = useSwitchedOff(isBegun);
  const hasOneAdult = switchedOff.has('MULTIPLE_ADULTS');
  const hasOneRoom = hasOneAdult || switchedOff.has('MULTIPLE_ROOMS');
  const options = useMemo(() => destinationOptions(destinations), [destinations]);

  useEffect(() => {
    // The exported page knows no today. What a guest typed before scripts came stays.
    const [from, to] = [fromRef.current, toRef.current];
    if (!from || !to) return;
    from.value ||= today();
    to.value ||= addDays(parseLocalDate(from.value) ?? today(), 1);
    from.min = today();
    from.max = addDays(today(), MAX_DAYS_AHEAD);
    to.min = addDays(today(), 1);
    setReady(true);
  }, []);

  const read = (): SearchCriteria => {
    const pairs = formRef.current ? [...new FormData(formRef.current)] : [];
    const typed = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
    const criteria = parseSearchQuery(typed, today());
    const destination = findByName(options, typed.get('place') ?? '')?.destination ?? criteria.destination;
    return { ...criteria, destination };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const criteria = read();
    const problem =
      criteria.destination.kind === 'none'
        ? 'placeMissing'
        : criteria.destination.kind === 'place' && !findByName(options, criteria.destination.placeName)
          ? 'placeUnknown'
          : undefined;
    setPlaceError(problem);
    if (problem) document.getElementById('quick-place')?.focus();
    else void router.push(hrefOf('searchResults', locale, searchQueryOf(criteria)));
  };
  const moveDeparture = () => {
    const from = parseLocalDate(fromRef.current?.value);
    const to = toRef.current;
    if (from && to && to.value <= from) to.value = addDays(from, 1);
  };

  return (
    <form
      ref={formRef}
      id="search"
      method="get"
      action={site.local(pathOf('searchResults', locale))}
      noValidate={isReady}
      onSubmit={submit}
      onFocus={() => setBegun(true)}
    >
      <Stack gap={2}>
        <Fields>
          <Wide>
            <TextField
              id="quick-place"
              name="place"
              label={t('search.place.label')}
              list="quick-places"
              autoComplete="off"
              autoCapitalize="words"
              required
              error={placeError && t(`search.errors.${placeError}`)}
              onChange={() => setPlaceError(undefined)}
            />
            <datalist id="quick-places">
              {options.map(({ key, name }) => (
                <option key={key} value={name} />
              ))}
            </datalist>
          </Wide>
          <TextField
            ref={fromRef}
            type="date"
            id="quick-from"
            name="from"
            label={t('search.dates.arrival')}
            onChange={moveDeparture}
          />
          <TextField ref={toRef} type="date" id="quick-to" name="to" label={t('search.dates.departure')} />
          <Numbers>
            <SelectField id="quick-adults" name="adults" label={t('search.party.adults')} defaultValue="1">
              {upTo(hasOneAdult ? 1 : MAX_ADULTS).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </SelectField>
            <SelectField id="quick-rooms" name="rooms" label={t('search.party.rooms')} defaultValue="1">
              {upTo(hasOneRoom ? 1 : MAX_ROOMS).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </SelectField>
          </Numbers>
          <Submit>
            <Button type="submit" fullWidth>
              <Icon of={Search} />
              {t('search.submit')}
            </Button>
          </Submit>
        </Fields>
        {/* Its room is kept until scripts run. */}
        <More>
          {isReady && (
            <Button variant="quiet" size="small" onClick={() => onMore(read())}>
              <Icon of={SlidersHorizontal} size="small" />
              {t('search.moreHint')}
            </Button>
          )}
        </More>
      </Stack>
    </form>
  );
}
