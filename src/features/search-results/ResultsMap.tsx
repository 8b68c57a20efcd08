import NextLink from 'next/link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { HotelResult } from '@/domain/hotelOffers';
import { useTranslator } from '@/i18n/TranslatorContext';
import { lakes, land } from './coastline';
import { frameAround, project, softOutline } from './mapProjection';
import { placePins } from './placePins';
import type { ResultLinks } from './resultLinks';
import { Dot, Drawing, FullPin, Lake, Land, Leader, Pin, PinName, Pins, Place, Sheet } from './ResultsMap.styles';

interface Props {
  readonly results: readonly HotelResult[];
  readonly links: ResultLinks;
}

const landPaths = land.map(softOutline);
const lakePaths = lakes.map(softOutline);

/** With few hotels there is room for their names on the map. */
const MOST_NAMED = 6;
/** Half of a label on a phone's map, in hundredths of it: 44 px high, as a finger needs. */
const sizes = { named: { halfWidth: 21, halfHeight: 7.5 }, bare: { halfWidth: 11, halfHeight: 5.5 } };

/** The hotels on a map drawn here: no tiles, no third party. The list says the same. */
export function ResultsMap({ results, links }: Props) {
  const { t, format } = useTranslator();
  const located = results.flatMap((result) => {
    const { location } = result.hotel;
    return location ? [{ result, place: project([location.longitude, location.latitude]) }] : [];
  });
  if (located.length === 0) return null;
  const frame = frameAround(located.map(({ place }) => place));
  const points = located.map(({ place }) => ({
    x: ((place.x - frame.x) / frame.width) * 100,
    y: ((place.y - frame.y) / frame.height) * 100,
  }));
  const isNamed = located.length <= MOST_NAMED;
  const labels = placePins(points, isNamed ? sizes.named : sizes.bare);
  const viewBox = [frame.x, frame.y, frame.width, frame.height].map((each) => each.toFixed(3)).join(' ');
  return (
    <Stack gap={2}>
      <Sheet role="group" aria-label={t('searchResults.view.mapLabel')}>
        <Drawing viewBox={viewBox} aria-hidden="true">
          {landPaths.map((path) => (
            <Land key={path} d={path} />
          ))}
          {lakePaths.map((path) => (
            <Lake key={path} d={path} />
          ))}
        </Drawing>
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {located.map(({ result }, index) => (
            <Leader
              key={result.hotel.id}
              x1={points[index]?.x}
              y1={points[index]?.y}
              x2={labels[index]?.x}
              y2={labels[index]?.y}
            />
          ))}
        </Drawing>
        {points.map((point, index) => (
          <Dot key={index} aria-hidden="true" style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        ))}
        <Pins>
          {located.map(({ result: { hotel, available, lowestTotal } }, index) => {
            const at = labels[index];
            const price = available && lowestTotal ? format.money(lowestTotal) : null;
            return (
              <Place key={hotel.id} style={{ left: `${at?.x}%`, top: `${at?.y}%` }}>
                {price === null ? (
                  <FullPin
                    isNamed={isNamed}
                    role="img"
                    aria-label={t('searchResults.view.pinSoldOut', { hotel: hotel.name })}
                  >
                    {isNamed && <PinName>{hotel.name}</PinName>}
                    {t('searchResults.view.full')}
                  </FullPin>
                ) : (
                  <Pin as={NextLink} href={links.rooms(hotel.id)} isNamed={isNamed} title={hotel.name}>
                    {isNamed ? <PinName>{hotel.name}</PinName> : <VisuallyHidden>{hotel.name}</VisuallyHidden>}
                    {price}
                  </Pin>
                )}
              </Place>
            );
          })}
        </Pins>
      </Sheet>
      <Text size="small" tone="muted">
        {t('searchResults.view.mapNote')}
      </Text>
    </Stack>
  );
}
