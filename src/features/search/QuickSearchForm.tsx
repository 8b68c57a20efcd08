import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { CalendarDays, Search, SlidersHorizontal } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { DateFields } from '@/forms/DateFields';
import type { DateFieldName } from '@/forms/DateFields';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import type { CalendarPrices } from './calendarPrices';
import { fieldNameOf, isDateName } from './dateInput';
import type { FieldEvent } from './dateInput';
import { focusMissingAge } from './focusMissingAge';
import { formTool } from './formTool';
import { KeptTerms } from './KeptTerms';
import type { OpenedDates } from './openedDates';
import type { QuickProblems, ShownQuickSearch } from './liveQuickSearch';
import { OpenedStayDates } from './OpenedStayDates';
import { PartyField } from './PartyField';
import { QuickDestination } from './QuickDestination';
import { Fields, More, Submit, Whole, Wide } from './QuickSearchForm.styles';
import { useQuickSearch } from './useQuickSearch';
import { useSwitchedOffOnUse } from './useSwitchedOffOnUse';

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly calendarPrices: CalendarPrices;
  /** Opens the whole form with the values of this one. */
  readonly onMore: (criteria: SearchCriteria) => void;
  /** The destination that the field begins with; without it that of the visit's last search. */
  readonly place?: string;
}

/** Loaded when there is a search. */
const SearchNotes = dynamic(() => import('./SearchNotes').then((file) => file.SearchNotes), { ssr: false });

/** Leads the guest to the first field that is wrong. */
function focusProblem(form: HTMLFormElement | null, { place, dates }: QuickProblems): void {
  const [date] = Object.keys(dates);
  if (place) document.getElementById('quick-place')?.focus();
  else if (date) document.getElementById(`quick-${date}`)?.focus();
  else focusMissingAge(form);
}

const noProblems: QuickProblems = { place: null, dates: {}, isAgeMissing: false };

interface MoreWaysProps {
  readonly shown: ShownQuickSearch | null;
  readonly isReady: boolean;
  readonly onDates: () => void;
  readonly onMore: () => void;
}

/**
 * What is searched beside the fields, and the buttons for the calendar and the whole form: laid out from the start, visible
 * once scripts run.
 */
function MoreWays({ shown, isReady, onDates, onMore }: MoreWaysProps) {
  const { t } = useTranslator();
  return (
    <>
      <Text size="label" role="status">
        {shown && <SearchNotes terms={shown.terms} suggested={shown.suggested} />}
      </Text>
      <More isReady={isReady}>
        <Inline gap={1}>
          <Button variant="quiet" size="small" aria-haspopup="dialog" data-opens="dates" onClick={onDates}>
            <Icon of={CalendarDays} size="small" />
            {t('dates.open')}
          </Button>
          <Button variant="quiet" size="small" data-opens="search" onClick={onMore}>
            <Icon of={SlidersHorizontal} size="small" />
            {t('search.moreHint')}
          </Button>
        </Inline>
      </More>
    </>
  );
}

function SubmitButton() {
  const { t } = useTranslator();
  return (
    <Submit>
      <Button type="submit" fullWidth>
        <Icon of={Search} />
        {t('search.submit')}
      </Button>
    </Submit>
  );
}

/** The short search of the home page and of places: native fields that work without scripts. */
export function QuickSearchForm({ destinations, calendarPrices, onMore, place }: Props) {
  const translator = useTranslator();
  const { locale } = translator;
  const router = useRouter();
  const [dated, setDated] = useState<OpenedDates | null>(null);
  const [problems, setProblems] = useState(noProblems);
  const { switchedOff, use, watch } = useSwitchedOffOnUse();
  const { form, shown, isReady, begin, onChange, onBlur, whenLive, lost } = useQuickSearch(destinations);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin()?.then(
      (live) => {
        const made = live.submit(translator);
        if ('query' in made) return void router.push(hrefOf('searchResults', locale, made.query));
        setProblems(made.problems);
        focusProblem(form.current, made.problems);
      },
      // When the rules fail to load, the form still submits natively.
      () => form.current?.submit(),
    );
  };
  const clearDates = () => setProblems((before) => ({ ...before, dates: {} }));
  const change = (event: FieldEvent) => {
    if (isDateName(fieldNameOf(event))) clearDates();
    onChange(event);
  };
  const chooseDates = (dates: DateRange) => {
    // A date that the calendar fills in is no change of its field.
    clearDates();
    void begin()?.then((live) => live.chooseDates(dates));
  };
  const openDates = (at: DateFieldName | null) => whenLive(({ read }) => setDated({ criteria: read(), at }));

  return (
    <>
      <form
        ref={form}
        id="search"
        method="get"
        action={site.local(pathOf('searchResults', locale))}
        {...formTool('search_hotels', 'Shows hotels with rooms and prices for a stay.')}
        noValidate={isReady}
        onSubmit={submit}
        onChange={change}
        onBlur={onBlur}
        onFocus={() => {
          use();
          void begin();
        }}
      >
        {watch}
        <KeptTerms kept={shown?.kept} />
        <Stack gap={2}>
          <Fields>
            <Wide>
              <QuickDestination
                destinations={destinations}
                problem={problems.place ?? undefined}
                place={place}
                onChange={() => setProblems((before) => ({ ...before, place: null }))}
              />
            </Wide>
            <DateFields idPrefix="quick" errors={problems.dates} isReady={isReady} onOpen={openDates} />
            <Whole>
              <PartyField
                idPrefix="quick"
                isHung
                switchedOff={switchedOff}
                party={shown?.party ?? null}
                isTried={problems.isAgeMissing}
                onAge={(child, age) => void begin()?.then((live) => live.setAge(child, age))}
              />
            </Whole>
            <SubmitButton />
          </Fields>
          <MoreWays
            shown={shown}
            isReady={isReady}
            onDates={() => openDates(null)}
            onMore={() => whenLive(({ read }) => onMore(read()))}
          />
        </Stack>
      </form>
      <OpenedStayDates
        opened={dated}
        lost={lost}
        calendarPrices={calendarPrices}
        onChoose={chooseDates}
        onClose={() => setDated(null)}
      />
    </>
  );
}
