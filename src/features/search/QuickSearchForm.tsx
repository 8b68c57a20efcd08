import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { CalendarDays, Search, SlidersHorizontal } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { SearchCriteria } from '@/domain/search/search';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { LostOverlay } from '@/errors/LostOverlay';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import type { CalendarPrices } from './calendarPrices';
import { focusMissingAge } from './focusMissingAge';
import { formTool } from './formTool';
import { KeptTerms } from './KeptTerms';
import type { QuickProblem, ShownQuickSearch } from './liveQuickSearch';
import { PartyField } from './PartyField';
import { QuickDestination } from './QuickDestination';
import { Fields, More, Submit, Whole, Wide } from './QuickSearchForm.styles';
import { useQuickSearch } from './useQuickSearch';

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly calendarPrices: CalendarPrices;
  /** Opens the whole form with the values of this one. */
  readonly onMore: (criteria: SearchCriteria) => void;
  /** The destination that the field begins with; without it that of the visit's last search. */
  readonly place?: string;
}

/** Loaded when there is a search, or the guest opens the calendar. */
const SearchNotes = dynamic(() => import('./SearchNotes').then((file) => file.SearchNotes), { ssr: false });
const StayDatesDialog = dynamic(() => import('./StayDatesDialog').then((file) => file.StayDatesDialog), {
  ssr: false,
  loading: LostOverlay,
});

const WatchSwitchedOff = dynamic(() => import('./WatchSwitchedOff').then((file) => file.WatchSwitchedOff), {
  ssr: false,
});

const focusPlace = () => document.getElementById('quick-place')?.focus();

const nothingOff: ReadonlySet<SearchFeature> = new Set();

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
            {t('search.dates.open')}
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
  const { t, locale } = useTranslator();
  const router = useRouter();
  const [dated, setDated] = useState<SearchCriteria | null>(null);
  const [problem, setProblem] = useState<QuickProblem>();
  // To stay within the page's size budget, flags are loaded when the guest uses the form.
  const [isBegun, setBegun] = useState(false);
  const [switchedOff, setSwitchedOff] = useState<ReadonlySet<SearchFeature>>(nothingOff);
  const { form, shown, isReady, begin, touch, whenLive, lost } = useQuickSearch(destinations);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin()?.then(
      (live) => {
        const made = live.submit();
        if ('query' in made) return void router.push(hrefOf('searchResults', locale, made.query));
        setProblem(made.problem);
        return made.problem === 'ageMissing' ? focusMissingAge(form.current) : focusPlace();
      },
      // When the rules fail to load, the form still submits natively.
      () => form.current?.submit(),
    );
  };
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    void touch(name)?.then((live) => live.change(name));
  };

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
        onFocus={() => {
          setBegun(true);
          void begin();
        }}
      >
        {isBegun && <WatchSwitchedOff onChange={setSwitchedOff} />}
        <KeptTerms kept={shown?.kept} />
        <Stack gap={2}>
          <Fields>
            <Wide>
              <QuickDestination
                destinations={destinations}
                problem={problem === 'ageMissing' ? undefined : problem}
                place={place}
                onChange={() => setProblem(undefined)}
              />
            </Wide>
            <TextField type="date" id="quick-from" name="from" label={t('search.dates.arrival')} />
            <TextField type="date" id="quick-to" name="to" label={t('search.dates.departure')} />
            <Whole>
              <PartyField
                idPrefix="quick"
                isHung
                switchedOff={switchedOff}
                party={shown?.party ?? null}
                isTried={problem === 'ageMissing'}
                onAge={(child, age) => void begin()?.then((live) => live.setAge(child, age))}
              />
            </Whole>
            <SubmitButton />
          </Fields>
          <MoreWays
            shown={shown}
            isReady={isReady}
            onDates={() => whenLive(({ read }) => setDated(read()))}
            onMore={() => whenLive(({ read }) => onMore(read()))}
          />
        </Stack>
      </form>
      <LostOverlay {...lost} />
      {dated && (
        <StayDatesDialog
          criteria={dated}
          calendarPrices={calendarPrices}
          onChoose={(dates) => void begin()?.then((live) => live.chooseDates(dates))}
          onClose={() => setDated(null)}
        />
      )}
    </>
  );
}
