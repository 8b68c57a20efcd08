import NextLink from 'next/link';
import { LinkButton } from '@/design-system/LinkButton';
import { Price } from '@/design-system/Price';
import { Text } from '@/design-system/Text';
import type { DescribedRoom } from '@/domain/hotelPage';
import { nights } from '@/domain/localDate';
import { searchQueryOf } from '@/domain/searchCriteria';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import type { FoundRooms } from './Availability';

interface Props {
  readonly room: DescribedRoom;
  readonly found: FoundRooms;
}

/** What the room costs on the guest's dates, and the way to book it. */
export function RoomBooking({ room: { id, name }, found: { criteria, prices } }: Props) {
  const { t, plural, format, locale } = useTranslator();
  const price = prices.get(id);
  if (!price) return <Text tone="muted">{t('hotelPage.rooms.none')}</Text>;
  return (
    <>
      <Price
        amount={t('stay.priceFrom', { price: format.money(price) })}
        detail={t('hotelPage.rooms.covers', { nights: plural('stay.nights', nights(criteria)) })}
      />
      <LinkButton
        as={NextLink}
        prefetch={false}
        href={hrefOf('chooseRoom', locale, { ...searchQueryOf(criteria), roomType: id })}
        aria-label={t('hotelPage.rooms.bookOf', { room: name })}
      >
        {t('hotelPage.rooms.book')}
      </LinkButton>
    </>
  );
}
