import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
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
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/searchCriteria';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import { rememberedSearch, rememberSearch } from '@/state/availabilitySearchState';
import { today } from '@/state/today';
import { destinationOptions, findByName, optionOf } from './destinationOptions';
import { otherTerms } from './otherTerms';
import { Fields, More, Numbers, Submit, Wide } from './QuickSearchForm.styles';
import { useStayFields } from './useStayFields';

interface Props {
  readonly destinations: DestinationCatalogue;
  /** Opens the whole form with what this one holds. */
  readonly onMore: (criteria: SearchCriteria) => void;
}

/** The calendar and its prices come when a guest opens them. */
const StayDatesDialog = dynamic(() => import('./StayDatesDialog').then((file) => file.StayDatesDialog), { ssr: false });

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The short search of the home page: native fields, whole before any script runs. */
export function QuickSearchForm({ destinations, onMore }: Props) {
  const translator = useTranslator();
  const { t, plural, locale } = translator;
  const router = useRouter();
  const placeRef = useRef<HTMLInputElement>(null);
  const { refs, kept, suggested, query, read: readStay, begin, follow, setDates } = useStayFields();
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
    const last = rememberedSearch();
    const isFilled = begin(last ?? parseSearchQuery(new URLSearchParams(), today()));
    const name = last && optionOf(options, last.destination)?.name;
    if (isFilled && name && placeRef.current) placeRef.current.value ||= name;
    setReady(true);
  }, [begin, options]);

  const read = (): SearchCriteria => {
    const criteria = readStay();
    const destination = findByName(options, query().get('place') ?? '')?.destination ?? criteria.destination;
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
    else {
      rememberSearch(criteria);
      void router.push(hrefOf('searchResults', locale, searchQueryOf(criteria)));
    }
  };
  const others = isReady ? otherTerms(parseSearchQuery(new URLSearchParams(kept), today()), translator) : '';

  return (
    <>
      <form
        ref={refs.form}
        id="search"
        method="get"
        action={site.local(pathOf('searchResults', locale))}
        noValidate={isReady}
        onSubmit={submit}
        onChange={({ target }) => follow(target instanceof Element ? (target.getAttribute('name') ?? '') : '')}
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
            <TextField ref={refs.from} type="date" id="quick-from" name="from" label={t('search.dates.arrival')} />
            <TextField ref={refs.to} type="date" id="quick-to" name="to" label={t('search.dates.departure')} />
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
            <Text size="label" role="status">
              {[...(suggested === null ? [] : [plural('stay.roomsSuggested', suggested)]), others]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {isReady && (
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
            )}
          </More>
        </Stack>
      </form>
      {dated && <StayDatesDialog criteria={dated} onChoose={setDates} onClose={() => setDated(null)} />}
    </>
  );
}
