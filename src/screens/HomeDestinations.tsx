import NextLink from 'next/link';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { DestinationCatalogue } from '@/domain/destinations';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { PlaceLink, PlaceName, Places, Quiet } from './HomeScreen.styles';

/** Towns and resorts with a hotel of ours, each a way to its prices. */
export function HomeDestinations({ destinations }: { readonly destinations: DestinationCatalogue }) {
  const { t, plural, locale } = useTranslator();
  const cities = destinations.places.filter(({ kind }) => kind === 'city');
  return (
    <section aria-labelledby="destinations">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} id="destinations">
            {t('home.destinations.title')}
          </Heading>
          <Text tone="muted">{t('home.destinations.lead')}</Text>
        </Stack>
        <Places>
          {cities.map(({ id, name, hotelIds }) => (
            <li key={id}>
              <PlaceLink as={NextLink} href={hrefOf('searchResults', locale, { place: name })} prefetch={false}>
                <PlaceName>{name}</PlaceName>
                <Quiet>{plural('search.hotelCount', hotelIds.length)}</Quiet>
              </PlaceLink>
            </li>
          ))}
        </Places>
      </Stack>
    </section>
  );
}
