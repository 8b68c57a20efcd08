import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { switches } from '@/config/switches';
import type { Brand } from '@/domain/content/hotel';
import { steps } from '@/domain/stay/steps';
import { LostOverlay } from '@/errors/LostOverlay';
import { localeNames, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { publicRoutes } from '@/routes/publicRoutes';
import { queryIn } from '@/routes/queryIn';
import { canonicalPath, pathOf } from '@/routes/routes';
import type { RouteId } from '@/routes/routes';
import { pathWithoutLocale } from '@/routes/words';
import { mayHaveOrder } from '@/state/keptFlow';
import { closeSearchDrawer, openSearchDrawer, useSearchDrawer } from '@/state/availabilitySearchDrawerState';
import { closeSearchReservation, openSearchReservation, useSearchReservation } from '@/state/searchReservationState';
import { ConsentPrompt } from '@/shell/consent/ConsentPrompt';
import { Layout } from '@/shell/Layout';
import { PageHead } from '@/shell/PageHead';
import type { Structured } from '@/shell/PageHead';
import { TestBanner } from '@/shell/TestBanner';
import { useDecision } from '@/telemetry/useDecision';
import { noticesOn } from './orderNotices';
import { usePage } from './PageContext';
import { pageAlternates } from '../page-data/pageAlternates';
import { SignInEnded } from './SignInEnded';
import { SleepingNotices } from './SleepingNotices';
import { useHydrated } from '@/browser/useHydrated';

/** Loaded when a guest opens the drawer. */
const SearchDrawer = dynamic(() => import('./LateSearchDrawer').then((file) => file.LateSearchDrawer), {
  ssr: false,
  loading: (state) => <LostOverlay {...state} onClose={closeSearchDrawer} />,
});

/** Loaded when a guest looks a booking up over the page. */
const FindDialog = dynamic(() => import('./LateFindReservation').then((file) => file.LateFindReservation), {
  ssr: false,
  loading: (state) => <LostOverlay {...state} onClose={closeSearchReservation} />,
});

/** Loaded only where an order may be stored that the page does not show: other guests have no unfinished payment. */
const WaitingPayment = dynamic(() => import('./WaitingPayment').then((file) => file.WaitingPayment), { ssr: false });

/** Loaded only for guests who allow it. */
const ChatButton = dynamic(() => import('@/features/chat/ChatButton').then((file) => file.ChatButton), { ssr: false });

const PageNotices = dynamic(() => import('./PageNotices').then((file) => file.PageNotices), {
  ssr: false,
  loading: SleepingNotices,
});

interface Props {
  readonly route: RouteId;
  readonly title: string;
  /** The description for search engines and shared links; default: that of the site. */
  readonly description?: string;
  /** The address of the picture for shared links. */
  readonly picture?: string | null;
  /** Structured data of the page (schema.org) for search engines. */
  readonly structured?: readonly Structured[];
  /** `pending` while the page's hotel is not known yet. */
  readonly brand?: Brand | 'pending';
  /** Keeps search engines away from a public route, such as on a page with an error. */
  readonly isHiddenFromSearch?: boolean;
  /** The page has its own containers. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Apart from the page, which stays as it is when the drawer opens. */
function OpenDrawer(props: { readonly isBooking: boolean }) {
  return useSearchDrawer().isOpen ? <SearchDrawer {...props} /> : null;
}

/** The first thing of the home page is the search itself. */
const openersBesideSearch = { onFindBooking: openSearchReservation };

const openers = { ...openersBesideSearch, onOpenSearch: () => openSearchDrawer() };

const OpenFind = () => (useSearchReservation() ? <FindDialog /> : null);

/** The page around a screen: head, banners, notices, header, drawer and footer. */
export function ScreenLayout(props: Props) {
  const { route, title, description, picture, structured, brand, wide, isHiddenFromSearch } = props;
  const { t, locale } = useTranslator();
  const { asPath } = useRouter();
  const page = usePage();
  const alternates = pageAlternates({ ...page, route });
  const pathIn = (other: Locale) => alternates.find((each) => each.locale === other)?.path;
  const ownPath = pathIn(locale) ?? canonicalPath(asPath);
  // The exported page has no query; its links get one after hydration.
  const query = useHydrated() ? queryIn(asPath) : '';
  const kinds = noticesOn(route);
  const mayWait = useHydrated() && mayHaveOrder(kinds);
  const mayChat = useDecision()?.allowed.includes('service') ?? false;
  return (
    <>
      <PageHead
        title={title}
        description={description ?? t('shell.description')}
        canonicalPath={ownPath}
        alternates={alternates}
        picture={picture}
        structured={structured}
        hasPlainText={route === 'hotel'}
        isHiddenFromSearch={isHiddenFromSearch || !publicRoutes.includes(route) || !switches.enableSearchEngineIndexing}
      />
      <Layout
        brand={brand}
        wide={wide}
        homeHref={pathOf('home', locale)}
        localeLinks={locales.map((other) => ({
          locale: other,
          // Where the page does not exist in the other language, the link leads to that language's home page.
          href: pathIn(other) ? `${pathIn(other)}${query}` : pathOf('home', other),
          label: localeNames[other],
        }))}
        openers={route === 'home' ? openersBesideSearch : openers}
        above={
          <>
            <ConsentPrompt settingsHref={pathOf('cookieSettings', locale)} isElsewhere={route === 'cookieSettings'} />
            {switches.showTestEnvironmentBanner && <TestBanner />}
          </>
        }
        help={mayChat ? <ChatButton /> : undefined}
        notices={{
          isStep: isStep(route),
          content: (
            <>
              <SignInEnded />
              <PageNotices path={pathWithoutLocale(ownPath)} />
              {mayWait && <WaitingPayment kinds={kinds} />}
            </>
          ),
        }}
      >
        {props.children}
      </Layout>
      <OpenDrawer isBooking={isStep(route)} />
      <OpenFind />
    </>
  );
}

const isStep = (route: RouteId): boolean => (steps as readonly RouteId[]).includes(route);
