import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import type { PlacePage } from '@/domain/content/placePage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { HotelListCard } from './HotelListCard';
import { PlaceCards, PlaceHero, PlacePicture, PlaceWords } from './PlacePage.styles';
import type { PlacePrices } from './placePrices';
import { PriceTerms } from './PriceTerms';

/** A link without prefetching. */
const quietly = { as: SiteLink, prefetch: false };

interface Props {
  readonly place: PlacePage;
  /** What the editors write. */
  readonly story: ReactNode;
  readonly search: ReactNode;
  /** Null until they are known. */
  readonly prices: PlacePrices | null;
}

/** A town, an area or a collection: what it is like, the search, and its hotels. */
export function PlacePageView({ place, story, search, prices }: Props) {
  const { t, plural, locale, contentLang } = useTranslator();
  const { title, lead, picture, hotels, kind } = place;
  return (
    <Stack gap={7}>
      <Stack gap={5}>
        <PlaceHero>
          <PlaceWords>
            <div lang={contentLang}>
              <PageHeading lead={lead}>{title}</PageHeading>
            </div>
            <div lang={contentLang}>{story}</div>
          </PlaceWords>
          {picture && (
            <PlacePicture>
              <Picture {...picture} sizes="(min-width: 1024px) 40rem, 100vw" isFirst />
            </PlacePicture>
          )}
        </PlaceHero>
        <Card as="section" tone="floating" aria-labelledby="place-search">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="place-search">
              {t('placePage.search')}
            </Heading>
            {search}
          </Stack>
        </Card>
      </Stack>
      <section aria-labelledby="place-hotels">
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} id="place-hotels">
              {plural('hotelList.count', hotels.length)}
            </Heading>
            <PriceTerms prices={prices} />
          </Stack>
          <PlaceCards>
            {hotels.map((hotel, index) => (
              <li key={hotel.id}>
                <HotelListCard
                  hotel={hotel}
                  headingLevel={3}
                  isFirst={picture === null && index === 0}
                  price={prices?.byHotel[hotel.id] ?? null}
                />
              </li>
            ))}
          </PlaceCards>
          {kind !== 'AREA' && (
            <Link {...quietly} href={pathOf('hotels', locale)} tone="alone">
              {t('placePage.all')}
            </Link>
          )}
        </Stack>
      </section>
    </Stack>
  );
}
