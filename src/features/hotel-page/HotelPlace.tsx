import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { services } from '@/config/services';
import { DefinitionList } from '@/design-system/DefinitionList';
import { DrawnMapOutline } from '@/design-system/DrawnMapOutline';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { ExternalLink } from '@/design-system/icons';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { useNearness } from '@/design-system/useNearness';
import type { HotelPage } from '@/domain/content/hotelPage';
import { minutesToWalk } from '@/domain/search/wayTo';
import { mapWords } from '@/i18n/mapWords';
import { distanceText } from '@/i18n/wayText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { placesOnMap } from './mapOfHotel';
import { MapPlace, PlaceColumns, PostalAddress } from './HotelPage.styles';

const HotelMap = dynamic(() => import('./HotelMap').then((file) => file.HotelMap), { ssr: false });

/** The address, what is near, a map of the town, and a link to a street map. */
export function HotelPlace({ hotel }: { readonly hotel: HotelPage }) {
  const translator = useTranslator();
  const { t, contentLang } = translator;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearness(place);
  const { name, address, location, ways } = hotel;
  return (
    <section aria-labelledby="place">
      <Stack gap={4}>
        <Heading level={2} id="place">
          {t('hotelPage.place.title')}
        </Heading>
        <PlaceColumns>
          <Stack gap={3} align="start">
            <PostalAddress lang={contentLang}>
              <strong>{name}</strong>
              <br />
              {address.street}
              <br />
              {address.postCode} {address.city}
            </PostalAddress>
            {ways.length > 0 && (
              <DefinitionList
                items={ways.map(({ place, metres, isWalk }) => ({
                  term: place.name,
                  termLang: contentLang,
                  description: isWalk
                    ? t('hotelPage.place.walk', {
                        distance: distanceText(metres, translator),
                        minutes: minutesToWalk(metres),
                      })
                    : t('hotelPage.place.line', { distance: distanceText(metres, translator) }),
                }))}
              />
            )}
            {location && (
              <Link
                tone="alone"
                href={`https://www.openstreetmap.org/?mlat=${location.latitude}&mlon=${location.longitude}#map=16/${location.latitude}/${location.longitude}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('hotelPage.place.elsewhere')}
                <Icon of={ExternalLink} size="small" />
              </Link>
            )}
          </Stack>
          {location && (
            <MapPlace ref={place}>
              {isNear && <HotelMap hotel={hotel} location={location} />}
              <DrawnMapOutline
                shape="wide"
                content={placesOnMap(hotel)}
                words={mapWords(translator)}
                hasStreet={services.mapStyleUrl !== null}
              />
            </MapPlace>
          )}
        </PlaceColumns>
      </Stack>
    </section>
  );
}
