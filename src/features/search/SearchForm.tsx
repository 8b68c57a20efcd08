import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Icon } from '@/design-system/Icon';
import { Search } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { LocalDate } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { withDates } from '@/domain/search/dateProblems';
import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import { SwitchedOffNotice } from '@/errors/SwitchedOffNotice';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { isNumberOfRoomsTouched } from '@/state/availabilitySearchState';
import type { CalendarPrices } from './calendarPrices';
import { CodeFields } from './CodeFields';
import { DatesField } from './DatesField';
import { DestinationField } from './DestinationField';
import { destinationOptions } from './destinationOptions';
import { PartyFields } from './PartyFields';
import { problemText } from './problemText';
import { checkDraft, destinationOfDraft, draftOf, termsOf } from './searchDraft';
import type { DraftField, DraftProblem } from './searchDraft';
import { withoutSwitchedOff } from './withoutSwitchedOff';

interface Props {
  /** Also the prefix of every field's id, so that a page can have two forms. */
  readonly id: string;
  readonly destinations: DestinationCatalogue;
  readonly initial: SearchCriteria;
  readonly today: LocalDate;
  readonly calendarPrices: CalendarPrices;
  readonly onSearch: (criteria: SearchCriteria) => void;
  /** The submit button is elsewhere in the page, connected by the form's id. */
  readonly isSubmitElsewhere?: boolean;
  /** Shows at once what is missing, for a search that was already submitted. */
  readonly isCheckedAtFirst?: boolean;
}

/** The whole search: destination, dates, party and terms. */
export function SearchForm(props: Props) {
  const { id, destinations, initial, today, calendarPrices, onSearch } = props;
  const { isSubmitElsewhere = false, isCheckedAtFirst = false } = props;
  const translator = useTranslator();
  const { t, locale } = translator;
  const options = useMemo(() => destinationOptions(destinations), [destinations]);
  const switchedOff = useSwitchedOff();
  const [typed, setDraft] = useState(() => draftOf(initial, options, isNumberOfRoomsTouched()));
  const draft = useMemo(() => withoutSwitchedOff(typed, switchedOff), [typed, switchedOff]);
  // What was left out of the initial search stays explained while the form is open.
  const leftOut = [...new Set([initial, termsOf(typed)].flatMap(featuresOfSearch))].filter((feature) =>
    switchedOff.has(feature),
  );
  const [attempt, setAttempt] = useState(isCheckedAtFirst ? 1 : 0);
  // No errors before the first attempt; after it, a field's error disappears as soon as the field is valid.
  const { problems } = checkDraft(draft, options, today);
  const shownProblems = attempt > 0 ? problems : [];

  const words = (problem: DraftProblem): string => problemText(problem, today, translator);
  const errorAt = (field: DraftField): string | undefined => {
    const problem = shownProblems.find((each) => each.field === field);
    return problem && words(problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkDraft(draft, options, today);
    if (checked.criteria) onSearch(checked.criteria);
    else setAttempt((before) => before + 1);
  };

  const { destination } = draft;
  // The calendar is large: it stays as it is while other fields change, and its prices follow them.
  const asked = useDeferredValue(draft);
  const priced = useMemo(
    () => ({ destination: destinationOfDraft(asked, options), ...termsOf(asked) }),
    [asked, options],
  );
  const [errorFrom, errorTo] = [errorAt('from'), errorAt('to')];
  const dateErrors = useMemo(() => ({ from: errorFrom, to: errorTo }), [errorFrom, errorTo]);
  const changeDates = useCallback(
    (dates: Parameters<typeof withDates>[1]) => setDraft((before) => withDates(before, dates)),
    [],
  );
  return (
    <form id={id} method="get" action={site.local(pathOf('searchResults', locale))} noValidate onSubmit={submit}>
      <Stack gap={6}>
        <ErrorSummary
          title={t('search.problems')}
          errors={shownProblems.map((problem) => ({ fieldId: `${id}-${problem.field}`, message: words(problem) }))}
          attempt={attempt}
        />
        {leftOut.length > 0 && <SwitchedOffNotice features={leftOut} />}
        <DestinationField
          id={`${id}-place`}
          options={options}
          text={draft.place}
          destination={destination}
          error={errorAt('place')}
          onType={(place) => setDraft((before) => ({ ...before, place, destination: { kind: 'none' } }))}
          onChoose={(option) =>
            setDraft((before) => ({ ...before, place: option.name, destination: option.destination }))
          }
        />
        {destination.kind === 'hotel' && <input type="hidden" name="hotel" value={destination.hotelId} />}
        {destination.kind === 'collection' && (
          <input type="hidden" name="collection" value={destination.collectionId} />
        )}
        <DatesField
          idPrefix={id}
          from={draft.from}
          to={draft.to}
          today={today}
          priced={priced}
          calendarPrices={calendarPrices}
          errors={dateErrors}
          onChange={changeDates}
        />
        <PartyFields
          idPrefix={id}
          draft={draft}
          switchedOff={switchedOff}
          onChange={setDraft}
          ageError={(index) => errorAt(`age-${index}`)}
        />
        <CodeFields idPrefix={id} draft={draft} switchedOff={switchedOff} onChange={setDraft} />
        {!isSubmitElsewhere && (
          <Button type="submit" size="large">
            <Icon of={Search} />
            {t('search.submit')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
