import NextLink from 'next/link';
import { brandNames } from '@/config/brands';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Accessibility, Coffee, MapPin, PawPrint } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { OfferCard } from '@/design-system/OfferCard';
import { Picture } from '@/design-system/Picture';
import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { HotelResult } from '@/domain/hotelOffers';
import { nights } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hasAccessibleRoom, hasPetRoom } from './filterResults';
import { hotelPicture } from '@/config/hotelPicture';
import { NearestDates } from './NearestDates';
import type { ResultLinks } from './resultLinks';

/** On a wide screen the picture takes two fifths of the card, below it all of it. */
const CARD_PICTURE = '(min-width: 768px) 22rem, 100vw';

/** The router's link, which fetches nothing before it is followed. */
const quietly = { as: NextLink, prefetch: false };

interface Props {
  readonly result: HotelResult;
  readonly criteria: SearchCriteria;
  readonly links: ResultLinks;
  /** Cheapest of the hotels in sight. */
  readonly isLowest: boolean;
  readonly isFirst: boolean;
}

/** One hotel: what it is, what the whole stay costs there, and the way to its rooms. */
export function HotelCard({ result, criteria, links, isLowest, isFirst }: Props) {
  const { t, plural, format, contentLang } = useTranslator();
  const { hotel, lowestTotal } = result;
  const id = `hotel-${hotel.id}`;
  const isFree = result.available && lowestTotal !== null;
  const facts = [
    { isTrue: result.breakfastIncluded, icon: Coffee, name: 'breakfast' },
    { isTrue: hasPetRoom(result), icon: PawPrint, name: 'pet' },
    { isTrue: hasAccessibleRoom(result), icon: Accessibility, name: 'accessible' },
  ] as const;
  const covers = t('searchResults.card.covers', {
    nights: plural('stay.nights', nights(criteria)),
    rooms: plural('stay.rooms', criteria.party.rooms),
  });
  return (
    <OfferCard
      labelledBy={id}
      isDimmed={!isFree}
      picture={<Picture {...hotelPicture(hotel)} shape="beside" sizes={CARD_PICTURE} isFirst={isFirst} />}
      footer={
        isFree ? (
          <>
            <Stack gap={1} align="start">
              {isLowest && <Tag tone="spark">{t('stay.cheapest')}</Tag>}
              <Price amount={format.money(lowestTotal)} size="large" detail={covers} />
            </Stack>
            <LinkButton
              as={NextLink}
              href={links.rooms(hotel.id)}
              aria-label={t('searchResults.card.roomsOf', { hotel: hotel.name })}
            >
              {t('searchResults.card.rooms')}
            </LinkButton>
          </>
        ) : (
          <NearestDates hotel={hotel} dates={result.nearestDates} links={links} />
        )
      }
    >
      <Stack gap={2}>
        <Heading level={2} size="h3" id={id} lang={contentLang}>
          <Link {...quietly} tone="subtle" href={links.page(hotel)}>
            {hotel.name}
          </Link>
        </Heading>
        <Inline gap={3}>
          <Tag tone="accent">{brandNames[hotel.brand]}</Tag>
          <Inline gap={1}>
            <Icon of={MapPin} size="small" />
            <Text as="span" size="label">
              {hotel.address.city}
            </Text>
          </Inline>
        </Inline>
      </Stack>
      {hotel.summary && (
        <Text measure="reading" lang={contentLang}>
          {hotel.summary}
        </Text>
      )}
      {facts.some(({ isTrue }) => isTrue) && (
        <Inline gap={2}>
          {facts
            .filter(({ isTrue }) => isTrue)
            .map(({ icon, name }) => (
              <Tag key={name}>
                <Icon of={icon} size="small" />
                {t(`searchResults.card.${name}`)}
              </Tag>
            ))}
        </Inline>
      )}
    </OfferCard>
  );
}
