import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { PROPOSED_PARTY } from '@/domain/stay/party';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import {
  FeaturedLink,
  FeaturedPlaces,
  PlaceLink,
  PlaceName,
  PlacePicture,
  Places,
  Quiet,
} from './HomeDestinations.styles';

const largePicture = '(min-width: 1024px) 40rem, 50vw';
const smallPicture = '(min-width: 1024px) 19rem, 50vw';

/** The number of places shown with a picture; the others are links only. */
const FEATURED = 6;

/** Towns and resorts with a hotel, each a link to its prices; those with the most hotels have a picture. */
export function HomeDestinations({ destinations }: { readonly destinations: DestinationCatalogue }) {
  const { t, plural, locale } = useTranslator();
  const cities = destinations.places.filter(({ kind }) => kind === 'city');
  const byHotels = [...cities].sort((one, other) => other.hotelIds.length - one.hotelIds.length);
  const featured = byHotels.filter(({ pictureUrl }) => pictureUrl).slice(0, FEATURED);
  const others = cities.filter((place) => !featured.includes(place));
  const hrefTo = (name: string) => hrefOf('searchResults', locale, { place: name, adults: PROPOSED_PARTY.adults });
  return (
    <section aria-labelledby="destinations">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} id="destinations">
            {t('home.destinations.title')}
          </Heading>
          <Text tone="muted">{t('home.destinations.lead')}</Text>
        </Stack>
        <FeaturedPlaces>
          {featured.map(({ id, name, hotelIds, pictureUrl }, index) => (
            <li key={id}>
              <FeaturedLink as={SiteLink} href={hrefTo(name)} prefetch={false}>
                <PlacePicture>
                  {/* The name below says where it is. */}
                  <Picture src={pictureUrl ?? ''} alt="" sizes={index < 2 ? largePicture : smallPicture} />
                </PlacePicture>
                <PlaceName>{name}</PlaceName>
                <Quiet>{plural('search.hotelCount', hotelIds.length)}</Quiet>
              </FeaturedLink>
            </li>
          ))}
        </FeaturedPlaces>
        <Places>
          {others.map(({ id, name, hotelIds }) => (
            <li key={id}>
              <PlaceLink as={SiteLink} href={hrefTo(name)} prefetch={false}>
                {name}
                <Quiet>{plural('search.hotelCount', hotelIds.length)}</Quiet>
              </PlaceLink>
            </li>
          ))}
          <li>
            <PlaceLink as={SiteLink} href={pathOf('hotels', locale)} prefetch={false}>
              {t('home.destinations.all')}
            </PlaceLink>
          </li>
        </Places>
      </Stack>
    </section>
  );
}
