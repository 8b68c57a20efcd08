import { IconLine } from '@/design-system/IconLine';
import { MapPin } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { bestWay, minutesToWalk } from '@/domain/search/wayTo';
import type { HotelPage } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { wayText } from '@/i18n/wayText';
import { WithContent } from '@/i18n/WithContent';
import { dotted } from '@/i18n/dotted';

/** The part of the town, how far it is from where guests arrive, and the way to the map. */
export function HotelWhere({ hotel }: { readonly hotel: HotelPage }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { surroundings, city, location, ways } = hotel;
  const way = bestWay(ways);
  const town = [surroundings.district, city].filter(Boolean).join(', ');
  const minutes = way?.isWalk
    ? [t('hotelPage.where.minutes', { minutes: format.number(minutesToWalk(way.metres)) })]
    : [];
  return (
    <Inline gap={4}>
      <IconLine icon={MapPin}>
        <span>
          <WithContent
            texts={[town, ...(way ? [way.place.name] : [])]}
            sentence={([shownTown = '', name = '']) =>
              dotted([shownTown, ...(way ? [wayText({ ...way, place: { name } }, translator)] : []), ...minutes])
            }
          />
        </span>
      </IconLine>
      {location && (
        <Link tone="alone" href="#place">
          {t('hotelPage.where.map')}
        </Link>
      )}
    </Inline>
  );
}
