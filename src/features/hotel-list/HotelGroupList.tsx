import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { brandNames } from '@/config/brands';
import type { PlaceLink } from '@/domain/content/placePage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { placePath } from '@/routes/entityPaths';
import type { HotelGroup } from './groupHotels';
import { Cards, Group, GroupTitle } from './HotelList.styles';
import { HotelListCard } from './HotelListCard';
import type { PlacePrices } from './placePrices';

/** A link without prefetching. */
const quietly = { as: SiteLink, prefetch: false };

interface Props {
  readonly group: HotelGroup;
  /** The pages of places. */
  readonly places: readonly PlaceLink[];
  /** True for the first group of the page. */
  readonly isFirst: boolean;
  /** True when the list is long. */
  readonly isOfMany: boolean;
  readonly prices: PlacePrices | null;
}

/** The hotels of one place or one brand under its name, or all of them without one. */
export function HotelGroupList({ group, places, isFirst, isOfMany, prices }: Props) {
  const { t, locale, contentLang } = useTranslator();
  const { id, place, brand, hotels } = group;
  const title = place ?? (brand === 'custom' ? t('hotelList.ownName') : brand && brandNames[brand]);
  const town = place !== null && places.find(({ slug }) => hotels[0]?.urlPath.startsWith(`${slug}/`));
  const heading = title !== null && (
    <GroupTitle>
      <Heading level={2} size="h4" id={id} lang={place === null ? undefined : contentLang}>
        {town ? (
          <Link {...quietly} href={placePath(town.slug, locale)} tone="subtle">
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
    </GroupTitle>
  );
  return (
    <Group aria-labelledby={title === null ? undefined : id}>
      <Cards isOfMany={isOfMany} hasTitle={title !== null}>
        {hotels.map((hotel, index) => (
          <li key={hotel.id} data-place={hotel.city}>
            {index === 0 && heading}
            <HotelListCard
              hotel={hotel}
              headingLevel={title === null ? 2 : 3}
              isFirst={isFirst && index === 0}
              price={prices?.byHotel[hotel.id] ?? null}
            />
          </li>
        ))}
      </Cards>
    </Group>
  );
}
