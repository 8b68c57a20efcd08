import dynamic from 'next/dynamic';
import { SiteLink } from '@/routes/SiteLink';
import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import { focusMissingAge } from './focusMissingAge';
import { formTool } from './formTool';
import { Answer, Fields } from './HotelSearchForm.styles';
import { KeptTerms } from './KeptTerms';
import { PartyField } from './PartyField';
import { useHotelSearch } from './useHotelSearch';

interface Props {
  readonly hotelId: string;
  /** The availability of the hotel for a search; `onDates` puts other dates into the form. */
  readonly availability: (criteria: SearchCriteria, onDates: (dates: DateRange) => void) => ReactNode;
}

/** Loaded on demand: few addresses have an invalid search, and the page has a size budget. */
const SearchChangesNotice = dynamic(() => import('./SearchChangesNotice').then((file) => file.SearchChangesNotice), {
  ssr: false,
});

const SearchNotes = dynamic(() => import('./SearchNotes').then((file) => file.SearchNotes), { ssr: false });

const WatchSwitchedOff = dynamic(() => import('./WatchSwitchedOff').then((file) => file.WatchSwitchedOff), {
  ssr: false,
});

const nothingOff: ReadonlySet<SearchFeature> = new Set();

/** A link without prefetching. */
const quietly = { as: SiteLink, prefetch: false };

/** The search of one hotel: native fields that lead to its rooms without scripts, and show prices with them. */
export function HotelSearchForm({ hotelId, availability }: Props) {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const { form, shown, begin, touch } = useHotelSearch(hotelId);
  // To stay within the page's size budget, flags are loaded when the guest uses the form.
  const [isBegun, setBegun] = useState(false);
  const [switchedOff, setSwitchedOff] = useState<ReadonlySet<SearchFeature>>(nothingOff);
  // Shows which ages are missing, from the first press that needs them.
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin()?.then(
      (live) => {
        const query = live.submit();
        if (query) return router.push(hrefOf('chooseRoom', locale, query));
        setTried(true);
        focusMissingAge(form.current);
      },
      // When the rules fail to load, the form still submits natively.
      () => form.current?.submit(),
    );
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const { target } = event;
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    void touch(name)?.then((live) => live.change(name));
  };
  const wholeSearch = hrefOf('searchResults', locale, shown?.isAsked ? shown.query : { hotel: hotelId });
  const chooseDates = (dates: DateRange) => void begin()?.then((live) => live.chooseDates(dates));

  return (
    <form
      ref={form}
      id="search"
      method="get"
      action={site.local(pathOf('chooseRoom', locale))}
      {...formTool('search_this_hotel', 'Shows rooms and prices of this hotel for a stay.')}
      onSubmit={submit}
      onChange={change}
      onFocus={() => {
        setBegun(true);
        void begin();
      }}
    >
      {isBegun && <WatchSwitchedOff onChange={setSwitchedOff} />}
      <input type="hidden" name="hotel" value={hotelId} />
      <KeptTerms kept={shown?.kept} />
      <Stack gap={4}>
        <Fields>
          <TextField type="date" id="stay-from" name="from" label={t('hotelPage.search.arrival')} />
          <TextField type="date" id="stay-to" name="to" label={t('hotelPage.search.departure')} />
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
          <Answer role="status" isAsked={shown?.isAsked ?? false}>
            {shown?.isAsked && shown.hasAges && availability(shown.terms, chooseDates)}
            {shown?.hasAges === false && t('searchChanges.agesMissing')}
          </Answer>
          <Button type="submit" size="large" fullWidth>
            {t('hotelPage.search.submit')}
          </Button>
        </div>
        <Link {...quietly} tone="alone" href={wholeSearch}>
          {t('hotelPage.search.more')}
        </Link>
      </Stack>
    </form>
  );
}
