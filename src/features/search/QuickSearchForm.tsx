import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { today } from '@/browser/today';
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
import { rememberSearch } from '@/state/availabilitySearchState';
import type { CalendarPrices } from './calendarPrices';
import { countsTo } from './countsTo';
import { destinationOptions, findByName } from './destinationOptions';
import type { DestinationOption } from './destinationOptions';
import { otherTerms } from './otherTerms';
import { QuickDestination } from './QuickDestination';
import type { PlaceProblem } from './QuickDestination';
import { Fields, More, Numbers, Submit, Wide } from './QuickSearchForm.styles';
import { queryOf, setDates } from './stayFields';
import { useFollowedStay } from './useFollowedStay';

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly calendarPrices: CalendarPrices;
  /** Opens the whole form with the values of this one. */
  readonly onMore: (criteria: SearchCriteria) => void;
  /** The destination that the field begins with; without it that of the visit's last search. */
  readonly place?: string;
}

/** Loaded when the guest opens the calendar. */
const StayDatesDialog = dynamic(() => import('./StayDatesDialog').then((file) => file.StayDatesDialog), { ssr: false });

/** The numbers of adults and rooms that the site sells. */
function PartySelects({ switchedOff }: { readonly switchedOff: ReturnType<typeof useSwitchedOff> }) {
  const { t } = useTranslator();
  const hasOneAdult = switchedOff.has('MULTIPLE_ADULTS');
  const hasOneRoom = hasOneAdult || switchedOff.has('MULTIPLE_ROOMS');
  return (
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
  );
}

interface MoreWaysProps {
  readonly isReady: boolean;
  readonly onDates: () => void;
  readonly onMore: () => void;
}

/** The buttons for the calendar and the whole form: laid out from the start, visible once scripts run. */
function MoreWays({ isReady, onDates, onMore }: MoreWaysProps) {
  const { t } = useTranslator();
  return (
    <More isReady={isReady}>
      <Inline gap={1}>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onDates}>
          <Icon of={CalendarDays} size="small" />
          {t('search.dates.open')}
        </Button>
        <Button variant="quiet" size="small" onClick={onMore}>
          <Icon of={SlidersHorizontal} size="small" />
          {t('search.moreHint')}
        </Button>
      </Inline>
    </More>
  );
}

/** The problem with the destination. */
function problemOf({ destination }: SearchCriteria, options: readonly DestinationOption[]): PlaceProblem | undefined {
  if (destination.kind === 'none') return 'placeMissing';
  return destination.kind === 'place' && !findByName(options, destination.placeName) ? 'placeUnknown' : undefined;
}

/** The short search of the home page: native fields that work without scripts. */
export function QuickSearchForm({ destinations, calendarPrices, onMore, place }: Props) {
  const translator = useTranslator();
  const { t, plural, locale } = translator;
  const router = useRouter();
  const placeRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [dated, setDated] = useState<SearchCriteria | null>(null);
  const [placeError, setPlaceError] = useState<PlaceProblem>();
  // To stay within the page's size budget, flags are loaded when the guest uses the form.
  const [isBegun, setBegun] = useState(false);
  const switchedOff = useSwitchedOff(isBegun);
  const options = useMemo(() => destinationOptions(destinations), [destinations]);

  const { kept, suggested, isReady, change } = useFollowedStay({ formRef, placeRef }, options);

  const read = (): SearchCriteria => {
    const query = formRef.current ? queryOf(formRef.current) : new URLSearchParams();
    const criteria = parseSearchQuery(query, today());
    const destination = findByName(options, query.get('place') ?? '')?.destination ?? criteria.destination;
    return { ...criteria, destination };
  };
  const chooseDates = (dates: DateRange) => {
    if (formRef.current) setDates(formRef.current, dates);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const criteria = read();
    const problem = problemOf(criteria, options);
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
              <QuickDestination
                ref={placeRef}
                options={options}
                problem={placeError}
                place={place}
                onChange={() => setPlaceError(undefined)}
              />
            </Wide>
            <TextField type="date" id="quick-from" name="from" label={t('search.dates.arrival')} />
            <TextField type="date" id="quick-to" name="to" label={t('search.dates.departure')} />
            <PartySelects switchedOff={switchedOff} />
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
          <MoreWays isReady={isReady} onDates={() => setDated(read())} onMore={() => onMore(read())} />
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
