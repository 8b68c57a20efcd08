import { SiteLink } from '@/routes/SiteLink';
import { useId } from 'react';
import type { MouseEvent } from 'react';
import { hotelPicture } from '@/config/hotelPicture';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { OfferCard } from '@/design-system/OfferCard';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { DEADLINE_TIME } from '@/domain/limits';
import type { Reservation } from '@/domain/reservation/reservation';
import { isNewsOfMoney, settlementOf } from '@/domain/payment/settlement';
import { isInvoiced, standingOf } from '@/domain/reservation/standing';
import type { BookingStanding } from '@/domain/reservation/standing';
import { useTranslator } from '@/i18n/TranslatorContext';
import { listedActions } from './listedActions';
import type { ReservationListProps } from './reservationListProps';
import { Frame } from './reservationList.styles';

interface Props extends Pick<ReservationListProps, 'linkOf' | 'onOpen' | 'optionLink'> {
  readonly reservation: Reservation;
  /** Milliseconds. */
  readonly now: number;
}

const attention: readonly BookingStanding[] = ['HOLD_ENDED', 'HOLD_ENDED_UNLESS_ARRIVED', 'PENDING'];

/** One reservation of the list: where and when, how it stands, and what can be done with it now. */
export function ListedReservation({ reservation, now, linkOf, onOpen, optionLink }: Props) {
  const { t, plural, format, contentLang } = useTranslator();
  const id = useId();
  const { hotel, stay, rooms, bookingNumber, balance, total } = reservation;
  const { booking, money } = standingOf(reservation, now);
  const settlement = settlementOf(reservation, money);
  const href = linkOf(reservation);
  /** The key is passed on in this tab's storage; the address with it is for a new tab. */
  const open = (path?: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(reservation, path);
  };
  return (
    <OfferCard
      labelledBy={`${id} ${id}-dates`}
      picture={
        <Frame>
          <Picture {...hotelPicture(hotel)} sizes="(min-width: 768px) 15rem, (min-width: 360px) 12rem, 100vw" />
        </Frame>
      }
      head={
        <>
          <Heading level={2} size="h4" id={id} lang={contentLang}>
            <Link as={SiteLink} href={href} tone="alone" onClick={open()}>
              {hotel.name}
            </Link>
          </Heading>
          <Text weight="medium" id={`${id}-dates`}>
            {format.dateRange(stay)}
          </Text>
        </>
      }
      price={
        <Text size="small">
          {balance.amount > 0 && !isInvoiced(reservation)
            ? t('reservationList.balance', { total: format.money(total), balance: format.money(balance) })
            : t('reservationList.total', { total: format.money(total) })}
        </Text>
      }
      way={
        <Inline gap={2}>
          {listedActions(reservation, now, optionLink).map(({ act, path }) => (
            <LinkButton
              key={act}
              as={SiteLink}
              href={path ?? href}
              variant={act === 'pay' ? 'primary' : 'secondary'}
              size="small"
              aria-label={t('reservationList.act.of', { act: t(`reservationList.act.${act}`), hotel: hotel.name })}
              onClick={open(path)}
            >
              {t(`reservationList.act.${act}`)}
            </LinkButton>
          ))}
        </Inline>
      }
    >
      <Stack gap={2}>
        <Inline>
          <Tag tone={booking === 'CANCELLED' ? 'neutral' : attention.includes(booking) ? 'warning' : 'success'}>
            {t(`statuses.booking.${booking}`, { time: format.time(hotel.checkInTime) })}
          </Tag>
        </Inline>
        <Text size="small">
          {t('reservationList.facts', { rooms: plural('stay.rooms', rooms.length), number: bookingNumber })}
        </Text>
        {money && <Text size="small">{t(`statuses.money.${money}`, { time: format.time(DEADLINE_TIME) })}</Text>}
        {settlement && isNewsOfMoney(settlement) && <Text size="small">{t(`statuses.settlement.${settlement}`)}</Text>}
      </Stack>
    </OfferCard>
  );
}
