import NextLink from 'next/link';
import { DrawnMap } from '@/design-system/DrawnMap';
import { FullPin, Pin, PinName } from '@/design-system/DrawnMap.styles';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { PricedResult } from './pricedResults';
import type { ResultLinks } from './resultLinks';

interface Props {
  readonly results: readonly PricedResult[];
  readonly links: ResultLinks;
}

/** Up to this number of hotels the map has room for their names. */
const MOST_NAMED = 6;
/** Half of a label on a phone's map, in percent of its width: 44 px high, for touch. */
const sizes = { named: { halfWidth: 21, halfHeight: 7.5 }, bare: { halfWidth: 11, halfHeight: 5.5 } };

/** The hotels on the site's own map. The list has the same content. */
export function ResultsMap({ results, links }: Props) {
  const { t, format } = useTranslator();
  const located = results.flatMap((result) =>
    result.hotel.location ? [{ ...result, location: result.hotel.location }] : [],
  );
  if (located.length === 0) return null;
  const isNamed = located.length <= MOST_NAMED;
  return (
    <Stack gap={2}>
      <DrawnMap
        label={t('searchResults.view.mapLabel')}
        pinSize={isNamed ? sizes.named : sizes.bare}
        points={located.map(({ hotel, location, available, unavailable, price }) => ({
          id: hotel.id,
          ...location,
          pin: available ? (
            <Pin as={NextLink} href={links.rooms(hotel.id)} isNamed={isNamed} title={hotel.name}>
              {isNamed ? <PinName>{hotel.name}</PinName> : <VisuallyHidden>{hotel.name}</VisuallyHidden>}
              {price.lowest ? format.money(price.lowest) : t('searchResults.view.members')}
            </Pin>
          ) : (
            <FullPin
              isNamed={isNamed}
              role="img"
              aria-label={t(`searchResults.view.${unavailable?.reason === 'FULL' ? 'pinSoldOut' : 'pinNoRoom'}`, {
                hotel: hotel.name,
              })}
            >
              {isNamed && <PinName>{hotel.name}</PinName>}
              {t(`searchResults.view.${unavailable?.reason === 'FULL' ? 'full' : 'noRoom'}`)}
            </FullPin>
          ),
        }))}
      />
      <Text size="small" tone="muted">
        {t('searchResults.view.mapNote')}
      </Text>
    </Stack>
  );
}
