import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { MAX_ADULTS, MAX_ROOMS } from '@/config/limits';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { CalendarDays, Search, SlidersHorizontal } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { SelectField } from '@/design-system/SelectField';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import type { DestinationCatalogue } from '@/domain/destinations';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/searchCriteria';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import { rememberedSearch, rememberSearch } from '@/state/availabilitySearchState';
import { today } from '@/browser/today';
import type { CalendarPrices } from './calendarPrices';
import { countsTo } from './countsTo';
import { beginDates } from './dateInput';
import { destinationOptions, findByName, optionOf } from './destinationOptions';
import { otherTerms } from './otherTerms';
import { Fields, More, Numbers, Submit, Wide } from './QuickSearchForm.styles';
import { keptOf, queryOf, readStay, setDates, stayFields } from './stayFields';
import type { Kept } from './stayFields';

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly calendarPrices: CalendarPrices;
  /** Opens the whole form with what this one holds. */
  readonly onMore: (criteria: SearchCriteria) => void;
}

/** The calendar and its prices come when a guest opens them. */
const StayDatesDialog = dynamic(() => import('./StayDatesDialog').then((file) => file.StayDatesDialog), { ssr: false });

/** The short search of the home page: native fields, whole before any script runs. */
export function QuickSearchForm({ destinations, calendarPrices, onMore }: Props) {
  const translator = useTranslator();
  const { t, plural, locale } = translator;
  const router = useRouter();
  const placeRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const follow = useRef<ReturnType<typeof stayFields> | null>(null);
  const [kept, setKept] = useState<Kept>({});
  const [suggested, setSuggested] = useState<number | null>(null);
  const [dated, setDated] = useState<SearchCriteria | null>(null);
  const [placeError, setPlaceError] = useState<'placeMissing' | 'placeUnknown'>();
  const [isReady, setReady] = useState(false);
  // The page is weighed before it is touched: flags come when the guest begins.
  const [isBegun, setBegun] = useState(false);
  const switchedOff = useSwitchedOff(isBegun);
  const hasOneAdult = switchedOff.has('MULTIPLE_ADULTS');
  const hasOneRoom = hasOneAdult || switchedOff.has('MULTIPLE_ROOMS');
  const options = useMemo(() => destinationOptions(destinations), [destinations]);

  useEffect(() => {
    const { current: form } = formRef;
    if (!form || follow.current) return;
    const isUntouched = beginDates(form);
    const last = isUntouched ? rememberedSearch() : null;
    const beginning = last ?? readStay(form);
    follow.current = stayFields(form, beginning);
    const name = last && optionOf(options, last.destination)?.name;
    if (name && placeRef.current) placeRef.current.value ||= name;
    setKept(keptOf(beginning));
    setReady(true);
  }, [options]);

  const read = (): SearchCriteria => {
    const query = formRef.current ? queryOf(formRef.current) : new URLSearchParams();
    const criteria = parseSearchQuery(query, today());
    const destination = findByName(options, query.get('place') ?? '')?.destination ?? criteria.destination;
    return { ...criteria, destination };
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const { target } = event;
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    setSuggested(follow.current?.(name) ?? null);
  };
  const chooseDates = (dates: DateRange) => {
    if (formRef.current) setDates(formRef.current, dates);
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
    else {
      rememberSearch(criteria);
      void router.push(hrefOf('searchResults', locale, searchQueryOf(criteria)));
    }
  };
  const others = isReady ? otherTerms(parseSearchQuery(new URLSearchParams(kept), today()), translator) : '';

  return (
    <>
      <form
        ref={formRef}
        id="search"
        method="get"
        action={site.local(pathOf('searchResults', locale))}
        noValidate={isReady}
        onSubmit={submit}
        onChange={change}
        onFocus={() => setBegun(true)}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack gap={2}>
          <Fields>
            <Wide>
              <TextField
                ref={placeRef}
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
            <TextField type="date" id="quick-from" name="from" label={t('search.dates.arrival')} />
            <TextField type="date" id="quick-to" name="to" label={t('search.dates.departure')} />
            <Numbers>
              <SelectField id="quick-adults" name="adults" label={t('search.party.adults')} defaultValue="1">
                {countsTo(hasOneAdult ? 1 : MAX_ADULTS).map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </SelectField>
              <SelectField id="quick-rooms" name="rooms" label={t('search.party.rooms')} defaultValue="1">
                {countsTo(hasOneRoom ? 1 : MAX_ROOMS).map((count) => (
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
          <Text size="label" role="status">
            {[...(suggested === null ? [] : [plural('stay.roomsSuggested', suggested)]), others]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <More isReady={isReady}>
            <Inline gap={1}>
              <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setDated(read())}>
                <Icon of={CalendarDays} size="small" />
                {t('search.dates.open')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onMore(read())}>
                <Icon of={SlidersHorizontal} size="small" />
                {t('search.moreHint')}
              </Button>
            </Inline>
          </More>
        </Stack>
      </form>
      {dated && (
        <StayDatesDialog
          criteria={dated}
          calendarPrices={calendarPrices}
          onChoose={chooseDates}
          onClose={() => setDated(null)}
        />
      )}
    </>
  );
}
