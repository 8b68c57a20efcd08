import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Icon } from '@/design-system/Icon';
import { Printer } from '@/design-system/icons';
import { QrCode } from '@/design-system/QrCode';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { AddToCalendar } from './AddToCalendar';
import { CopyLink } from './CopyLink';
import { BookingNumber, PassCode, PassParts, ScreenOnly } from './reservation.styles';
import { WalletPasses } from './WalletPasses';

interface Props {
  readonly reservation: Reservation;
  /** The text of the code for the desk. */
  readonly deskCode: string;
  /** The absolute address of the booking's own page, its key in the fragment; null when the key is not stored here. */
  readonly link: string | null;
}

/** What the guest keeps: the number, the QR code, the passes for a phone, the calendar file, the link and a print. */
export function BookingPass({ reservation, deskCode, link }: Props) {
  const { t } = useTranslator();
  const { bookingNumber, status } = reservation;
  return (
    <Card tone="floating">
      <PassParts>
        <Stack gap={0}>
          <Text tone="muted" size="label">
            {t('reservation.number')}
          </Text>
          <BookingNumber>{bookingNumber}</BookingNumber>
        </Stack>
        {status !== 'CANCELLED' && (
          <PassCode>
            <QrCode text={deskCode} label={t('reservation.qr.alt', { number: bookingNumber })} />
            <Text size="small" tone="muted">
              {t('reservation.qr.hint')}
            </Text>
          </PassCode>
        )}
        <ScreenOnly>
          <Stack gap={2}>
            <WalletPasses reservation={reservation} />
            <AddToCalendar reservation={reservation} />
            <Button variant="secondary" fullWidth onClick={() => window.print()}>
              <Icon of={Printer} size="small" />
              {t(reservation.paid.amount > 0 ? 'reservation.printReceipt' : 'reservation.print')}
            </Button>
            {link !== null && <CopyLink url={link} />}
          </Stack>
        </ScreenOnly>
      </PassParts>
    </Card>
  );
}
