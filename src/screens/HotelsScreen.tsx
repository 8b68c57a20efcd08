import { SiteLink } from '@/routes/SiteLink';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { Breadcrumbs } from '@/design-system/Breadcrumbs';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import type { HotelListing } from '@/domain/content/hotelPage';
import { HotelListView } from '@/features/hotel-list/HotelListView';
import { listViewQuery, plainView, readListView } from '@/features/hotel-list/listView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hrefOf, pathOf } from '@/routes/routes';
import { structuredTrail } from '@/routes/structuredTrail';
import { searchOfVisit } from '@/state/searchOfVisit';
import type { ScreenProps } from './page-data/pageProps';
import { useListPrices } from './parts/useListPrices';
import { useShownView } from './parts/useShownView';
import { ScreenLayout } from './frame/ScreenLayout';
import { useFirstIntent } from './frame/useFirstIntent';
import { useHydrated } from '@/browser/useHydrated';

/** Loaded when the guest begins to use the page, which is whole without prices. */
const ListPriceQuestions = dynamic(() => import('./parts/ListPriceQuestions').then((file) => file.ListPriceQuestions), {
  ssr: false,
});

/** Every hotel of the chain. */
export function HotelsScreen({ content }: ScreenProps) {
  const { t, locale } = useTranslator();
  const home = { name: t('shell.trail.home'), href: pathOf('home', locale) };
  const here = { name: t('hotelList.title'), href: pathOf('hotels', locale) };
  const { hotels = [], places = [] } = content;
  const { view, showView } = useListView(hotels);
  // In a visit with a search the code is loaded already.
  const isWanted = useFirstIntent(searchOfVisit.current !== null);
  const { places: seen, onSee, onPrices, prices } = useListPrices();
  return (
    <ScreenLayout
      route="hotels"
      title={t('hotelList.title')}
      description={t('hotelList.description')}
      structured={[structuredTrail([home, here])]}
    >
      <Stack gap={5}>
        <Stack gap={3}>
          <Breadcrumbs label={t('shell.trail.label')} linkAs={SiteLink} above={[home]} current={here} />
          <PageHeading lead={t('hotelList.lead')}>{t('hotelList.heading')}</PageHeading>
        </Stack>
        <HotelListView
          hotels={hotels}
          places={places}
          view={view}
          onViewChange={showView}
          prices={prices}
          onSee={isWanted ? onSee : null}
        />
        {seen.length > 0 && <ListPriceQuestions places={seen} onPrices={onPrices} />}
      </Stack>
    </ScreenLayout>
  );
}

/** How the list is shown: by the address once the page runs. */
function useListView(hotels: readonly HotelListing[]) {
  const { locale } = useTranslator();
  const router = useRouter();
  const isHydrated = useHydrated();
  const query = queryIn(router.asPath);
  const inAddress = isHydrated && router.isReady ? readListView(new URLSearchParams(query), hotels) : plainView;
  return useShownView(inAddress, (changed) =>
    router.replace(hrefOf('hotels', locale, listViewQuery(changed, hotels)), undefined, {
      shallow: true,
      scroll: false,
    }),
  );
}
