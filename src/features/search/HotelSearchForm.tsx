import dynamic from 'next/dynamic';
import { SiteLink } from '@/routes/SiteLink';
import { useRouter } from 'next/router';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { InLiveRegion } from '@/design-system/InLiveRegion';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { DateFields } from '@/forms/DateFields';
import type { DateFieldName } from '@/forms/DateFields';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import type { CalendarPrices } from './calendarPrices';
import { dateErrors } from './dateErrors';
import { focusMissingAge } from './focusMissingAge';
import { formTool } from './formTool';
import { Answer, Fields } from './HotelSearchForm.styles';
import { KeptTerms } from './KeptTerms';
import type { OpenedDates } from './openedDates';
import { PartyField } from './PartyField';
import { OpenedStayDates } from './OpenedStayDates';
import type { ShownHotelSearch } from './liveHotelSearch';
import { useHotelSearch } from './useHotelSearch';
import { useSwitchedOffOnUse } from './useSwitchedOffOnUse';

interface Props {
  readonly hotelId: string;
  readonly calendarPrices: CalendarPrices;
  /** True once the guest uses the page: the hotel is asked for the stay that the form proposes. */
  readonly isUsed: boolean;
  /** The availability of the hotel for a search. */
  readonly availability: (criteria: SearchCriteria, answer: AnswerProps) => ReactNode;
}

interface AnswerProps extends SearchChanges {
  /** The guest has not asked for these dates. */
  readonly isProposed: boolean;
}

/** Puts something else into the form, and asks for that. */
interface SearchChanges {
  readonly onDates: (dates: DateRange) => void;
  readonly onRoomCount: (rooms: number) => void;
}

/** Loaded on demand: few addresses have an invalid search, and the page has a size budget. */
const SearchChangesNotice = dynamic(() => import('./SearchChangesNotice').then((file) => file.SearchChangesNotice), {
  ssr: false,
});

const SearchNotes = dynamic(() => import('./SearchNotes').then((file) => file.SearchNotes), { ssr: false });

interface LiveAnswerProps {
  readonly shown: ShownHotelSearch | null;
  readonly availability: (shown: ShownHotelSearch) => ReactNode;
}

/** What the hotel costs, announced as it comes, or what is missing for that. */
function LiveAnswer({ shown, availability }: LiveAnswerProps) {
  const { t } = useTranslator();
  return (
    <Answer role="status">
      <InLiveRegion.Provider value>
        {shown?.hasAges === false && t('searchChanges.agesMissing')}
        {shown?.hasAges && shown.isAsked && availability(shown)}
        {!shown?.isAsked && shown?.hasAges !== false && <Text tone="muted">{t('hotelPage.rooms.askDates')}</Text>}
      </InLiveRegion.Provider>
    </Answer>
  );
}

const changesOf = (begin: ReturnType<typeof useHotelSearch>['begin']): SearchChanges => ({
  onDates: (dates) => void begin()?.then((live) => live.chooseDates(dates)),
  onRoomCount: (rooms) => void begin()?.then((live) => live.chooseRooms(rooms)),
});

/** A link without prefetching. */
const quietly = { as: SiteLink, prefetch: false };

/** The search of one hotel: native fields that lead to its rooms without scripts, and show prices with them. */
export function HotelSearchForm({ hotelId, calendarPrices, isUsed, availability }: Props) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const router = useRouter();
  const [dated, setDated] = useState<OpenedDates | null>(null);
  const { form, shown, isReady, begin, onChange, onBlur, whenLive, lost } = useHotelSearch(hotelId, isUsed);
  const { switchedOff, use, watch } = useSwitchedOffOnUse();
  // Shows which ages are missing, from the first press that needs them.
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin()?.then(
      (live) => {
        const made = live.submit();
        if ('query' in made) return void router.push(hrefOf('chooseRoom', locale, made.query));
        if (made.wrong !== 'ages') return document.getElementById(`stay-${made.wrong}`)?.focus();
        setTried(true);
        focusMissingAge(form.current);
      },
      // When the rules fail to load, the form still submits natively.
      () => form.current?.submit(),
    );
  };
  const openDates = (at: DateFieldName) => whenLive(({ read }) => setDated({ criteria: read(), at }));
  const wholeSearch = hrefOf('searchResults', locale, shown?.isAsked ? shown.query : { hotel: hotelId });
  const changes = changesOf(begin);

  return (
    <>
      <form
        ref={form}
        id="search"
        method="get"
        action={site.local(pathOf('chooseRoom', locale))}
        {...formTool('search_this_hotel', 'Shows rooms and prices of this hotel for a stay.')}
        onSubmit={submit}
        onChange={onChange}
        onBlur={onBlur}
        onFocus={() => {
          use();
          void begin();
        }}
      >
        {watch}
        <input type="hidden" name="hotel" value={hotelId} />
        <KeptTerms kept={shown?.kept} />
        <Stack gap={4}>
          <Fields>
            <DateFields
              idPrefix="stay"
              errors={dateErrors(shown?.dates ?? [], translator)}
              isReady={isReady}
              onOpen={openDates}
            />
          </Fields>
          <Stack gap={1}>
            <PartyField
              idPrefix="stay"
              switchedOff={switchedOff}
              party={shown?.party ?? null}
              isTried={isTried}
              onAge={(child, age) => void begin()?.then((live) => live.setAge(child, age))}
            />
            <Text size="label" role="status">
              {shown && <SearchNotes terms={shown.terms} suggested={shown.suggested} />}
            </Text>
          </Stack>
          {shown && shown.changes.length > 0 && <SearchChangesNotice changes={shown.changes} />}
          <div>
            <LiveAnswer
              shown={shown}
              availability={({ terms, isProposed }) => availability(terms, { ...changes, isProposed })}
            />
            <Button type="submit" size="large" fullWidth>
              {t('hotelPage.search.submit')}
            </Button>
          </div>
          <Link {...quietly} tone="alone" href={wholeSearch}>
            {t('hotelPage.search.more')}
          </Link>
        </Stack>
      </form>
      <OpenedStayDates
        opened={dated}
        lost={lost}
        calendarPrices={calendarPrices}
        onChoose={changes.onDates}
        onClose={() => setDated(null)}
      />
    </>
  );
}
