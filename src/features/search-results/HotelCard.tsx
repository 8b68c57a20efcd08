import NextLink from 'next/link';
import { brandNames } from '@/config/brands';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Accessibility, Coffee, MapPin, PawPrint } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { NoticeList } from '@/design-system/NoticeList';
import { OfferCard } from '@/design-system/OfferCard';
import { Picture } from '@/design-system/Picture';
import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { nights } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import { explainedBy } from '@/domain/rates';
import type { SearchCriteria } from '@/domain/search';
import { NoRoomWays } from '@/errors/NoRoomWays';
import type { WaysToRoom } from '@/errors/NoRoomWays';
import { noRoomTitle } from '@/errors/noRoomTitle';
import { cancelLines } from '@/i18n/cancelLines';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPicture } from '@/config/hotelPicture';
import type { PricedResult } from './pricedResults';
import { PriceTerms } from './PriceTerms';
import type { ResultLinks } from './resultLinks';

/** On a wide screen the picture takes two fifths of the card's width, on a narrow one all of it. */
const CARD_PICTURE = '(min-width: 768px) 22rem, 100vw';

const wishIcons = { accessible: Accessibility, breakfast: Coffee, pet: PawPrint };

/** A link without prefetching. */
const quietly = { as: NextLink, prefetch: false };

interface Props {
  readonly result: PricedResult;
  readonly criteria: SearchCriteria;
  readonly links: ResultLinks;
  /** For a hotel without room. */
  readonly ways: WaysToRoom;
  /** The points that the guest has, if known. */
  readonly points: Money | null;
  /** The cheapest of the hotels shown. */
  readonly isLowest: boolean;
  readonly isFirst: boolean;
}

/** The price of the whole stay, or why it cannot be chosen, and the link to the rooms. */
function PriceAndWay({ result, criteria, links, points, isLowest }: Omit<Props, 'isFirst' | 'ways'>) {
  const translator = useTranslator();
  const { t, plural, format } = translator;
  const { hotel, price } = result;
  const { lowest } = price;
  const covers = t('searchResults.card.covers', {
    nights: plural('stay.nights', nights(criteria)),
    rooms: plural('stay.rooms', criteria.party.rooms),
  });
  return (
    <>
      <Stack gap={1} align="start">
        {isLowest && <Tag tone="spark">{t('stay.cheapest')}</Tag>}
        {lowest ? (
          <>
            <Price amount={format.money(lowest)} size="large" detail={covers} />
            <PriceTerms result={result} criteria={criteria} points={points} />
            {cancelLines({ ...price, lowest }, translator).map(({ kind, text }) => (
              <Text key={kind} size="small" tone={kind === 'none' ? 'muted' : 'success'}>
                {text}
              </Text>
            ))}
          </>
        ) : (
          explainedBy(price.blockedBy).map((reason) => <Text key={reason}>{t(`restrictions.${reason}`)}</Text>)
        )}
      </Stack>
      <LinkButton
        as={NextLink}
        href={links.rooms(hotel.id)}
        aria-label={t('searchResults.card.roomsOf', { hotel: hotel.name })}
      >
        {t('searchResults.card.rooms')}
      </LinkButton>
    </>
  );
}

/** One hotel: its description, the price of the whole stay, and the link to its rooms. */
export function HotelCard({ result, criteria, links, ways, points, isLowest, isFirst }: Props) {
  const translator = useTranslator();
  const { t, contentLang } = translator;
  const { hotel, price, canMeet } = result;
  const id = `hotel-${hotel.id}`;
  const isOpen = price.lowest !== null || price.blockedBy.length > 0;
  return (
    <OfferCard
      labelledBy={id}
      isDimmed={!isOpen}
      picture={<Picture {...hotelPicture(hotel)} shape="beside" sizes={CARD_PICTURE} isFirst={isFirst} />}
      footer={
        isOpen ? (
          <PriceAndWay {...{ result, criteria, links, points, isLowest }} />
        ) : (
          <Stack gap={3} align="start">
            <Tag tone="warning">{noRoomTitle(result.unavailable, criteria.party.rooms, translator)}</Tag>
            <NoRoomWays
              hotel={hotel}
              unavailable={result.unavailable}
              nearestDates={result.nearestDates}
              rooms={criteria.party.rooms}
              ways={ways}
            />
          </Stack>
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
      <NoticeList notices={hotel.notifications} lang={contentLang} />
      {canMeet.length > 0 && (
        <Inline gap={2}>
          {canMeet.map((wish) => (
            <Tag key={wish}>
              <Icon of={wishIcons[wish]} size="small" />
              {t(`searchResults.card.${wish}`)}
            </Tag>
          ))}
        </Inline>
      )}
    </OfferCard>
  );
}
