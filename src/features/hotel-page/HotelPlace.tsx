import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { ExternalLink } from '@/design-system/icons';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import type { HotelPage } from '@/domain/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { MapPlace, PlaceColumns, PostalAddress } from './HotelPage.styles';
import { useNearness } from './useNearness';

const HotelMap = dynamic(() => import('./HotelMap').then((file) => file.HotelMap), { ssr: false });

/** The address, a map of the country, and a link to a street map. */
export function HotelPlace({ hotel }: { readonly hotel: HotelPage }) {
  const { t, contentLang } = useTranslator();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearness(place);
  const { name, address, location } = hotel;
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
          {location && <MapPlace ref={place}>{isNear && <HotelMap hotel={hotel} location={location} />}</MapPlace>}
        </PlaceColumns>
      </Stack>
    </section>
  );
}
