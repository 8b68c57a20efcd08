import { IconLine } from '@/design-system/IconLine';
import { MapPin } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { bestWay, minutesToWalk } from '@/domain/search/wayTo';
import type { HotelPage } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { wayText } from '@/i18n/wayText';

/** The part of the town, how far it is from where guests arrive, and the way to the map. */
export function HotelWhere({ hotel }: { readonly hotel: HotelPage }) {
  const translator = useTranslator();
  const { t, format, contentLang } = translator;
  const { surroundings, city, location, ways } = hotel;
  const way = bestWay(ways);
  const words = [
    [surroundings.district, city].filter(Boolean).join(', '),
    ...(way ? [wayText(way, translator)] : []),
    ...(way?.isWalk ? [t('hotelPage.where.minutes', { minutes: format.number(minutesToWalk(way.metres)) })] : []),
  ];
  return (
    <Inline gap={4}>
      <span lang={contentLang}>
        <IconLine icon={MapPin}>{words.join(' · ')}</IconLine>
      </span>
      {location && (
        <Link tone="alone" href="#place">
          {t('hotelPage.where.map')}
        </Link>
      )}
    </Inline>
  );
}
