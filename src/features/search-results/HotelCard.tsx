import { SiteLink } from '@/routes/SiteLink';
import { brandNames } from '@/config/brands';
import { hotelPicture } from '@/config/hotelPicture';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Accessibility, Coffee, MapPin, PawPrint } from '@/design-system/icons';
import { IconLine } from '@/design-system/IconLine';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { NoticeList } from '@/design-system/NoticeList';
import { Picture } from '@/design-system/Picture';
import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { Money } from '@/domain/money';
import { explainedBy } from '@/domain/rate/rates';
import type { SearchCriteria } from '@/domain/search/search';
import { wayTo } from '@/domain/content/surroundings';
import { NoRoomWays } from '@/errors/NoRoomWays';
import type { WaysToRoom } from '@/errors/NoRoomWays';
import { noRoomTitle } from '@/errors/noRoomTitle';
import { useTranslator } from '@/i18n/TranslatorContext';
import { wayText } from '@/i18n/wayText';
import { WithContent } from '@/i18n/WithContent';
import { Foot, Frame, Head, More, OnlyRoomy, PriceRow, Side, Term, Terms } from './HotelCard.styles';
import type { PricedResult } from './pricedResults';
import type { ResultLinks } from './resultLinks';
import { termsOfPrice } from './termsOfPrice';

/** From a tablet on the picture is one side of the card, on a phone a thumbnail. */
const CARD_PICTURE = '(min-width: 768px) 13rem, 6rem';

const wishIcons = { accessible: Accessibility, breakfast: Coffee, pet: PawPrint };

/** A link without prefetching. */
const quietly = { as: SiteLink, prefetch: false };

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
  /** Otherwise only its name is drawn, in the room of a card. */
  readonly isWhole: boolean;
}

/** The part of the town, and how far it is from where guests arrive. */
function Where({ result: { hotel, surroundings }, criteria: { destination } }: Pick<Props, 'criteria' | 'result'>) {
  const translator = useTranslator();
  const way = wayTo(surroundings, hotel.location);
  const { city } = hotel.address;
  const isOfAskedCity = destination.kind === 'place' && destination.placeName === city;
  const town = [surroundings.district, surroundings.district && isOfAskedCity ? null : city].filter(Boolean).join(', ');
  return (
    <Text as="span" size="small">
      <IconLine icon={MapPin}>
        <span>
          <WithContent
            texts={[town, ...(way ? [way.place.name] : [])]}
            sentence={([shownTown = '', name = '']) =>
              way ? `${shownTown} · ${wayText({ ...way, place: { name } }, translator)}` : shownTown
            }
          />
        </span>
      </IconLine>
    </Text>
  );
}

/** The price of the whole stay, or why it cannot be chosen, and the link to the rooms. */
function PriceAndWay({ result: { hotel, price }, links }: Pick<Props, 'links' | 'result'>) {
  const { t, format } = useTranslator();
  return (
    <>
      {price.lowest ? (
        <Price amount={format.money(price.lowest)} size="large" />
      ) : (
        <Stack gap={1}>
          {explainedBy(price.blockedBy).map((reason) => (
            <Text key={reason}>{t(`restrictions.${reason}`)}</Text>
          ))}
        </Stack>
      )}
      <LinkButton
        as={SiteLink}
        href={links.rooms(hotel.id)}
        size="small"
        aria-label={t('searchResults.card.roomsOf', { hotel: hotel.name })}
      >
        {t('searchResults.card.rooms')}
      </LinkButton>
    </>
  );
}

/** What the price is for, and on which terms. */
function TermsOfPrice({
  result,
  criteria,
  points,
  isLowest,
}: Pick<Props, 'criteria' | 'isLowest' | 'points' | 'result'>) {
  const translator = useTranslator();
  const terms = termsOfPrice(result, criteria, points, translator);
  if (terms.length === 0) return null;
  return (
    <Terms>
      {isLowest && (
        <li>
          <Tag tone="spark">{translator.t('stay.cheapest')}</Tag>
        </li>
      )}
      {terms.map(({ text, tone }) => (
        <Term key={text} tone={tone}>
          {text}
        </Term>
      ))}
    </Terms>
  );
}

/** What is beside the name: where the hotel is, the price of the whole stay, and the link to its rooms. */
function Rest({ result, criteria, links, ways, points, isLowest }: Omit<Props, 'isFirst' | 'isWhole'>) {
  const translator = useTranslator();
  const { t, contentLang } = translator;
  const { hotel, price, canMeet } = result;
  const isOpen = isOpenAt(price);
  return (
    <>
      <PriceRow>
        {isOpen ? (
          <PriceAndWay result={result} links={links} />
        ) : (
          <Tag tone="warning">{noRoomTitle(result.unavailable, criteria.party.rooms, translator)}</Tag>
        )}
      </PriceRow>
      <More>
        <OnlyRoomy>
          <Stack gap={3}>
            {hotel.summary && (
              <Text measure="reading" lang={contentLang}>
                {hotel.summary}
              </Text>
            )}
            <Inline gap={2}>
              <Tag tone="accent">{brandNames[hotel.brand]}</Tag>
              {canMeet.map((wish) => (
                <Tag key={wish}>
                  <Icon of={wishIcons[wish]} size="small" />
                  {t(`searchResults.card.${wish}`)}
                </Tag>
              ))}
            </Inline>
          </Stack>
        </OnlyRoomy>
        <NoticeList notices={hotel.notifications} lang={contentLang} />
      </More>
      <Foot>
        {isOpen ? (
          <TermsOfPrice result={result} criteria={criteria} points={points} isLowest={isLowest} />
        ) : (
          <NoRoomWays
            hotel={hotel}
            unavailable={result.unavailable}
            nearestDates={result.nearestDates}
            rooms={criteria.party.rooms}
            ways={ways}
          />
        )}
      </Foot>
    </>
  );
}

const isOpenAt = ({ lowest, blockedBy }: PricedResult['price']): boolean => lowest !== null || blockedBy.length > 0;

/** One hotel. Its name is always there: it can be searched for, listed and reached by keys before the rest is drawn. */
export function HotelCard({ isFirst, isWhole, ...rest }: Props) {
  const { contentLang } = useTranslator();
  const { result, criteria, links } = rest;
  const { hotel, price } = result;
  const id = `hotel-${hotel.id}`;
  return (
    <Frame isDimmed={!isOpenAt(price)} isWhole={isWhole} aria-labelledby={id}>
      {isWhole && (
        <Side>
          <Picture {...hotelPicture(hotel)} sizes={CARD_PICTURE} isFirst={isFirst} />
        </Side>
      )}
      <Head>
        <Heading level={2} size="h3" id={id} lang={contentLang}>
          <Link {...quietly} tone="subtle" href={links.page(hotel)}>
            {hotel.name}
          </Link>
        </Heading>
        {isWhole && <Where result={result} criteria={criteria} />}
      </Head>
      {isWhole && <Rest {...rest} />}
    </Frame>
  );
}
