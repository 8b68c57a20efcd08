import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { askContentHere } from '@/api/content';
import { decodeFailure } from '@/api/decodeFailure';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import { wasFrameClosed } from '@/browser/handover/openingFrame';
import { closeOpeningFrame } from '@/design-system/closeOpeningFrame';
import { Dialog } from '@/design-system/Dialog';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { searchQueryOf } from '@/domain/search/searchCriteria';
import type { Failure } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { SearchDrawer } from '@/features/search/SearchDrawer';
import { loadDestinations } from '@/features/search/site/loadDestinations';
import { importMessages } from '@/i18n/importMessages';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';
import { TranslatorProvider, useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hrefOf } from '@/routes/routes';
import { openNativeSearch } from '@/state/nativeSearch';
import { closeSearchDrawer, useSearchDrawer } from '@/state/availabilitySearchDrawerState';
import { CalendarPrices } from '../parts/CalendarPrices';
import { viewForSearch } from '../parts/viewOfResults';
import { usePage } from './PageContext';

interface Needed {
  readonly messages: Messages;
  readonly destinations: DestinationCatalogue;
}

/** The search drawer of any page; in the chain's app the app's own search opens instead. */
export function LateSearchDrawer(props: { readonly isBooking: boolean }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (wasFrameClosed('search')) return closeSearchDrawer();
    if (!openNativeSearch()) return setHere(true);
    closeOpeningFrame();
    closeSearchDrawer();
  }, []);
  return isHere ? <Drawer {...props} /> : null;
}

/** Its texts and the destinations are loaded when it opens. */
function Drawer({ isBooking }: { readonly isBooking: boolean }) {
  const { events, asPath } = useRouter();
  const { defaultValue, isAtCodes } = useSearchDrawer();
  const { t, locale, language } = useTranslator();
  const { route, content, messages } = usePage();
  const { destinations } = content;
  const hasWords = 'search' in messages;
  const brought = hasWords && destinations ? { messages, destinations } : null;
  const {
    answer: needed,
    failure,
    askAgain,
  } = usePlainAnswer<Locale, Needed, Failure>(locale, {
    ask: async () => {
      const [words, places] = await Promise.all([
        hasWords ? messages : importMessages(language),
        destinations ?? loadDestinations(askContentHere, locale),
      ]);
      return { messages: words, destinations: places };
    },
    failureOf: decodeFailure,
    brought,
  });

  // The next page starts with the drawer closed, also when the guest goes back.
  useEffect(() => {
    events.on('routeChangeStart', closeSearchDrawer);
    return () => events.off('routeChangeStart', closeSearchDrawer);
  }, [events]);

  if (needed) {
    return (
      <TranslatorProvider locale={locale} messages={needed.messages}>
        <SearchDrawer
          destinations={needed.destinations}
          defaultValue={defaultValue}
          isAtCodes={isAtCodes}
          isBooking={isBooking}
          calendarPrices={CalendarPrices}
          onClose={closeSearchDrawer}
          resultsHref={(criteria) =>
            hrefOf('searchResults', locale, {
              ...searchQueryOf(criteria),
              ...(route === 'searchResults' &&
                viewForSearch(new URLSearchParams(queryIn(asPath)), needed.destinations, criteria)),
            })
          }
          isContinued={!brought}
        />
      </TranslatorProvider>
    );
  }
  return (
    <Dialog
      isOpen
      variant="wideDrawer"
      title={t('shell.header.search')}
      closeLabel={t('shell.searchDrawer.close')}
      onClose={closeSearchDrawer}
    >
      {failure ? (
        <FailureNotice failure={failure} onAction={askAgain} />
      ) : (
        <LoadingRegion label={t('shell.searchDrawer.loading')}>
          <Skeleton shape="card" />
        </LoadingRegion>
      )}
    </Dialog>
  );
}
