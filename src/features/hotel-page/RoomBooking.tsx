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

interface Props {
  readonly room: DescribedRoom;
  readonly found: FoundRooms;
}

/** Why a room has no price: it is for other guests, or taken. */
function reasonOf({ features, minOccupancy, maxOccupancy }: DescribedRoom, party: Party) {
  if (features.includes('PET_ROOM') && party.pets === 0) return 'forPets';
  if (party.rooms > 1) return 'none';
  const guests = party.adults + party.children - countBabies(party.childrenAges);
  return guests < minOccupancy || guests > maxOccupancy ? 'otherParty' : 'none';
}

/** What the room costs on the guest's dates, and the way to book it. */
export function RoomBooking({ room, found: { criteria, prices } }: Props) {
  const { t, plural, format, locale } = useTranslator();
  const { id, name } = room;
  const price = prices.get(id);
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
