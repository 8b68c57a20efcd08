import { SiteLink } from '@/routes/SiteLink';
import { LinkButton } from '@/design-system/LinkButton';
import { Price } from '@/design-system/Price';
import { Text } from '@/design-system/Text';
import type { DescribedRoom } from '@/domain/content/hotelPage';
import { nights } from '@/domain/localDate';
import { countBabies } from '@/domain/stay/party';
import type { Party } from '@/domain/stay/party';
import { searchQueryOf } from '@/domain/search/searchCriteria';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import type { FoundRooms } from './Availability';
import { noPriceLines } from './noPriceLines';

interface Props {
  readonly room: DescribedRoom;
  readonly found: FoundRooms;
}

/** Why a room that is not sold has no price: it is for other guests, or taken. Pets stay in pet rooms only. */
function reasonOf({ features, minOccupancy, maxOccupancy }: DescribedRoom, party: Party) {
  if (features.includes('PET_ROOM') && party.pets === 0) return 'forPets';
  if (party.rooms > 1) return 'none';
  if (party.pets > 0 && !features.includes('PET_ROOM')) return 'noPets';
  const guests = party.adults + party.children - countBabies(party.childrenAges);
  return guests < minOccupancy || guests > maxOccupancy ? 'otherParty' : 'none';
}

/** What the room costs on the guest's dates, and the way to book it. */
export function RoomBooking({ room, found: { criteria, prices, unpriced } }: Props) {
  const translator = useTranslator();
  const { t, plural, format, locale } = translator;
  const { id, name } = room;
  const price = prices.get(id);
  const why = unpriced.get(id);
  // Each room has its price whatever its kind: of the wishes only breakfast is one for rates.
  if (why === 'wishes') return <Text tone="muted">{t('hotelPage.rooms.withoutBreakfast')}</Text>;
  if (why)
    return noPriceLines(why, translator).map((line) => (
      <Text key={line} tone="muted">
        {line}
      </Text>
    ));
  if (!price) return <Text tone="muted">{t(`hotelPage.rooms.${reasonOf(room, criteria.party)}`)}</Text>;
  return (
    <>
      <Price
        amount={t('stay.priceFrom', { price: format.money(price) })}
        detail={t('hotelPage.rooms.covers', { nights: plural('stay.nights', nights(criteria)) })}
      />
      <LinkButton
        as={SiteLink}
        prefetch={false}
        href={hrefOf('chooseRoom', locale, { ...searchQueryOf(criteria), roomType: id })}
        aria-label={t('hotelPage.rooms.bookOf', { room: name })}
      >
        {t('hotelPage.rooms.book')}
      </LinkButton>
    </>
  );
}
