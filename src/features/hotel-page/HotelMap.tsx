import { useMemo } from 'react';
import { services } from '@/config/services';
import { DrawnMap } from '@/design-system/DrawnMap';
import type { HotelPage } from '@/domain/content/hotelPage';
import type { GeoPoint } from '@/domain/content/geoPoint';
import { mapWords } from '@/i18n/mapWords';
import { useTranslator } from '@/i18n/TranslatorContext';
import { placesOnMap } from './mapOfHotel';

interface Props {
  readonly hotel: HotelPage;
  readonly location: GeoPoint;
}

/** The hotel in its town, with the places that guests walk to or from. */
export function HotelMap({ hotel, location }: Props) {
  const { city, name, surroundings } = hotel;
  const translator = useTranslator();
  const { t } = translator;
  const words = useMemo(() => mapWords(translator), [translator]);
  const content = useMemo(
    () => ({
      marks: [{ id: name, name, ...location, texts: [name, surroundings.district ?? city] }],
      ...placesOnMap(hotel),
    }),
    [city, hotel, location, name, surroundings],
  );
  return (
    <DrawnMap
      label={t('hotelPage.place.map', { hotel: name })}
      shape="wide"
      content={content}
      words={words}
      streetStyle={services.mapStyleUrl}
    />
  );
}
