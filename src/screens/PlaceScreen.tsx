import dynamic from 'next/dynamic';
import { SiteLink } from '@/routes/SiteLink';
import { useMemo, useState } from 'react';
import { site } from '@/config/siteAddresses';
import { Breadcrumbs } from '@/design-system/Breadcrumbs';
import { Stack } from '@/design-system/Stack';
import type { PlacePage } from '@/domain/content/placePage';
import type { Destination } from '@/domain/search/search';
import { PlacePageView } from '@/features/hotel-list/PlacePageView';
import type { PlacePrices } from '@/features/hotel-list/placePrices';
import { structuredPlace } from '@/features/hotel-list/structuredPlace';
import { QuickSearchForm } from '@/features/search/QuickSearchForm';
import { useTranslator } from '@/i18n/TranslatorContext';
import { placePath } from '@/routes/entityPaths';
import { pathOf } from '@/routes/routes';
import { structuredTrail } from '@/routes/structuredTrail';
import { openSearchCodes } from '@/state/availabilitySearchDrawerState';
import { searchOfVisit } from '@/state/searchOfVisit';
import type { PageContent, ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { useFirstIntent } from './frame/useFirstIntent';
import { WrittenText } from './parts/WrittenText';
import { LateCalendarPrices } from './parts/LateCalendarPrices';

/** Loaded when the guest begins to use the page, which is whole without prices. */
const HotelPriceQuestion = dynamic(() => import('./parts/HotelPriceQuestion').then((file) => file.HotelPriceQuestion), {
  ssr: false,
});

const destinationOf = ({ kind, id, title }: PlacePage): Destination =>
  kind === 'COLLECTION' ? { kind: 'collection', collectionId: id } : { kind: 'place', placeName: title };

/** The page of a town, an area or a collection of hotels. */
export function PlaceScreen({ content }: ScreenProps) {
  const { place, destinations } = content;
  return place && destinations ? <Shown key={place.slug} place={place} destinations={destinations} /> : null;
}

interface ShownProps {
  readonly place: PlacePage;
  readonly destinations: NonNullable<PageContent['destinations']>;
}

function Shown({ place, destinations }: ShownProps) {
  const { t, locale, contentLang } = useTranslator();
  // In a visit with a search the code is loaded already.
  const isWanted = useFirstIntent(searchOfVisit.current !== null);
  const [prices, setPrices] = useState<PlacePrices | null>(null);
  const { meta, title, slug } = place;
  const destination = useMemo(() => destinationOf(place), [place]);
  const path = placePath(slug, locale);
  const above = [
    { name: t('shell.trail.home'), href: pathOf('home', locale) },
    { name: t('routes.hotels'), href: pathOf('hotels', locale) },
  ];
  return (
    <ScreenLayout
      route="place"
      title={t('placePage.title', { place: meta.title })}
      description={meta.description}
      picture={meta.picture}
      structured={[
        structuredPlace(place, { site, path, locale }),
        structuredTrail([...above, { name: title, href: path }]),
      ]}
    >
      <Stack gap={3}>
        <Breadcrumbs
          label={t('shell.trail.label')}
          above={above}
          current={{ name: title, lang: contentLang }}
          linkAs={SiteLink}
        />
        <PlacePageView
          place={place}
          story={<WrittenText parts={place.body} />}
          search={
            <QuickSearchForm
              destinations={destinations}
              calendarPrices={LateCalendarPrices}
              onMore={openSearchCodes}
              place={title}
            />
          }
          prices={prices}
        />
        {isWanted && <HotelPriceQuestion destination={destination} onPrices={setPrices} />}
      </Stack>
    </ScreenLayout>
  );
}
