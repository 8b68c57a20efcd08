import { useRouter } from 'next/router';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Icon } from '@/design-system/Icon';
import { Search } from '@/design-system/icons';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { Destination, SearchCriteria } from '@/domain/search/search';
import { proposedSearch, searchQueryOf } from '@/domain/search/searchCriteria';
import { useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hrefOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { rememberSearch, rememberStay } from '@/state/availabilitySearchState';
import { useReservationFlow } from '@/state/reservationFlowState';
import { today } from '@/browser/today';
import type { CalendarPrices } from './calendarPrices';
import { withLastSearch } from './lastSearch';
import { SearchForm } from './SearchForm';
import { showCodes } from './showCodes';

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly calendarPrices: CalendarPrices;
  readonly onClose: () => void;
  /** The results of a search, as this page leads to them. */
  readonly resultsHref: (criteria: SearchCriteria) => string;
  /** The initial search; by default the page's own, else the last one. */
  readonly defaultValue: SearchCriteria | null;
  /** Begins at the codes and memberships. */
  readonly isAtCodes: boolean;
  /** True over a step of booking: the search then changes the stay being booked. */
  readonly isBooking: boolean;
  /** True where another dialog showed until this one was loaded. */
  readonly isContinued: boolean;
}

/** The search form in a drawer over any page. Mounted only while it is open. */
export function SearchDrawer(props: Props) {
  return (
    <StateRoot>
      <Drawer {...props} />
    </StateRoot>
  );
}

const isSameDestination = (a: Destination, b: Destination): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the form begins with where nothing else is given: the search of the address, with what it lacks of the last. */
function searchOf(asPath: string): SearchCriteria {
  const query = new URLSearchParams(queryIn(asPath));
  return withLastSearch(proposedSearch(query, today()), query);
}

function Drawer(props: Props) {
  const { destinations, calendarPrices, onClose, resultsHref, defaultValue, isAtCodes, isBooking, isContinued } = props;
  const { t, locale } = useTranslator();
  const router = useRouter();
  const { flow } = useReservationFlow();
  const formId = `search${useId().replaceAll(':', '')}`;
  const [booked] = useState(isBooking ? flow.criteria : null);
  const [initial] = useState(() => defaultValue ?? booked ?? searchOf(router.asPath));
  useEffect(() => {
    if (isAtCodes) showCodes(formId);
  }, [isAtCodes, formId]);
  const search = (criteria: SearchCriteria) => {
    // The booking goes on at its hotel; its steps handle an order that was already sent.
    const isSameHotel = booked !== null && isSameDestination(criteria.destination, booked.destination);
    if (isSameHotel) rememberStay(criteria);
    else rememberSearch(criteria);
    onClose();
    void router.push(isSameHotel ? hrefOf('chooseRoom', locale, searchQueryOf(criteria)) : resultsHref(criteria));
  };
  return (
    <Dialog
      isOpen
      variant="wideDrawer"
      title={t('search.title')}
      closeLabel={t('search.close')}
      onClose={onClose}
      isContinued={isContinued}
      footer={
        <Button type="submit" form={formId} size="large" fullWidth>
          <Icon of={Search} />
          {t('search.submit')}
        </Button>
      }
    >
      <Stack gap={6}>
        {booked && (
          <Notice tone="info" title={t('search.booking.title')}>
            <Stack gap={2}>
              <span>{t('search.booking.kept')}</span>
              <span>{t('search.booking.askedAgain')}</span>
            </Stack>
          </Notice>
        )}
        <SearchForm
          id={formId}
          destinations={destinations}
          initial={initial}
          today={today()}
          calendarPrices={calendarPrices}
          onSearch={search}
          isSubmitElsewhere
        />
      </Stack>
    </Dialog>
  );
}
