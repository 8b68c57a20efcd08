import type { CSSProperties } from 'react';
import { Heading } from '@/design-system/Heading';
import { brandNames } from '@/config/brands';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { HotelGroup } from './groupHotels';
import { Cards, Group } from './HotelList.styles';
import { HotelListCard } from './HotelListCard';

interface Props {
  readonly group: HotelGroup;
  /** True for the first group of the page. */
  readonly isFirst: boolean;
  /** True when the list is long. */
  readonly isOfMany: boolean;
}

/** The hotels of one place or one brand under its name, or all of them without one. */
export function HotelGroupList({ group, isFirst, isOfMany }: Props) {
  const { t, contentLang } = useTranslator();
  const { id, place, brand, hotels } = group;
  const title = place ?? (brand === 'custom' ? t('hotelList.ownName') : brand && brandNames[brand]);
  return (
    <Group aria-labelledby={title === null ? undefined : id} style={{ '--cards': hotels.length } as CSSProperties}>
      {title !== null && (
        <Heading level={2} id={id} lang={place === null ? undefined : contentLang}>
          {title}
        </Heading>
      )}
      <Cards isOfMany={isOfMany}>
        {hotels.map((hotel, index) => (
          <li key={hotel.id}>
            <HotelListCard hotel={hotel} headingLevel={title === null ? 2 : 3} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </Cards>
    </Group>
  );
}
