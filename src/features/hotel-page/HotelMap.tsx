import { useMemo } from 'react';
import { services } from '@/config/services';
import { DrawnMap } from '@/design-system/DrawnMap';
import type { HotelPage } from '@/domain/content/hotelPage';
import type { GeoPoint } from '@/domain/content/geoPoint';
import { mapWords } from '@/i18n/mapWords';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly hotel: Pick<HotelPage, 'city' | 'name' | 'surroundings'>;
  readonly location: GeoPoint;
}

/** The hotel in its town, with the places that guests walk to or from. */
export function HotelMap({ hotel: { city, name, surroundings }, location }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const words = useMemo(() => mapWords(translator), [translator]);
  const content = useMemo(
    () => ({
      marks: [{ id: name, name, ...location, texts: [name, surroundings.district ?? city] }],
      places: surroundings.nearby
        .filter(({ walkMetres }) => walkMetres !== null)
        .map((place) => ({ kind: place.kind, name: place.name, ...place.location })),
      ringsAround: { name, ...location },
    }),
    [city, location, name, surroundings],
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
