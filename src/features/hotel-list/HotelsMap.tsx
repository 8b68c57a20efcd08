import { DrawnMap } from '@/design-system/DrawnMap';
import { Pin, PinCount } from '@/design-system/DrawnMap.styles';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { HotelListing } from '@/domain/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { placesOf } from './groupHotels';

/** Half of a pin on a phone's map, in percent of its width: 44 px high, for touch. */
const pinSize = { halfWidth: 16, halfHeight: 5 };

interface Props {
  readonly hotels: readonly HotelListing[];
  readonly chosen: readonly string[];
  readonly onToggle: (place: string) => void;
}

/** The places with hotels on the site's own map; pressing one filters the list to its hotels. */
export function HotelsMap({ hotels, chosen, onToggle }: Props) {
  const { t, plural, locale } = useTranslator();
  const points = placesOf(hotels, locale).flatMap((place) => {
    const here = hotels.filter(({ city }) => city === place);
    const location = here.find((hotel) => hotel.location)?.location;
    return location ? [{ place, location, count: here.length }] : [];
  });
  return (
    <Stack gap={2}>
      <DrawnMap
        label={t('hotelList.map.label')}
        pinSize={pinSize}
        points={points.map(({ place, location, count }) => ({
          id: place,
          ...location,
          pin: (
            <Pin as="button" type="button" aria-pressed={chosen.includes(place)} onClick={() => onToggle(place)}>
              <span>
                {place} <PinCount aria-hidden="true">{count}</PinCount>
                <VisuallyHidden>{plural('hotelList.map.hotels', count)}</VisuallyHidden>
              </span>
            </Pin>
          ),
        }))}
      />
      <Text size="small" tone="muted">
        {t('hotelList.map.note')}
      </Text>
    </Stack>
  );
}
