import { useMemo } from 'react';
import { services } from '@/config/services';
import { DrawnMap } from '@/design-system/DrawnMap';
import { Text } from '@/design-system/Text';
import type { HotelListing } from '@/domain/content/hotelPage';
import { mapWords } from '@/i18n/mapWords';
import { useTranslator } from '@/i18n/TranslatorContext';
import { placesOf } from './groupHotels';

interface Props {
  readonly hotels: readonly HotelListing[];
  readonly chosen: readonly string[];
  readonly onToggle: (place: string) => void;
}

/** The places with hotels on the site's own map; pressing one filters the list to its hotels. */
export function HotelsMap({ hotels, chosen, onToggle }: Props) {
  const translator = useTranslator();
  const { t, plural, locale } = translator;
  const words = useMemo(() => mapWords(translator), [translator]);
  const content = useMemo(
    () => ({
      marks: placesOf(hotels, locale).flatMap((place) => {
        const here = hotels.filter(({ city }) => city === place);
        const location = here.find((hotel) => hotel.location)?.location;
        const name = `${place} ${plural('hotelList.map.hotels', here.length)}`;
        return location ? [{ id: place, name, texts: [`${place} ${here.length}`], ...location }] : [];
      }),
      places: [],
      ringsAround: null,
    }),
    [hotels, locale, plural],
  );
  return (
    <DrawnMap
      label={t('hotelList.map.label')}
      shape="country"
      content={content}
      words={words}
      streetStyle={services.mapStyleUrl}
      pressed={chosen}
      onPress={onToggle}
    >
      <Text size="small" tone="muted">
        {t('hotelList.map.note')}
      </Text>
    </DrawnMap>
  );
}
