import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { QrCode } from '@/design-system/QrCode';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { LargeCode } from './stay.styles';
import type { CardCode, StayCalls } from './stayCalls';
import type { StayChange } from './useStayChange';

interface Props {
  readonly reservation: Reservation;
  readonly roomNumbers: readonly string[];
  readonly makeCardCode: StayCalls['makeCardCode'];
  readonly change: StayChange;
}

/** A code of each room for the kiosk in the lobby. It is shown here only, and is gone with the page. */
export function KioskCard({ reservation, roomNumbers, makeCardCode, change }: Props) {
  const { t, format } = useTranslator();
  const [codes, setCodes] = useState<Readonly<Record<number, CardCode>>>({});
  const make = (roomIndex: number) =>
    change.run(async () => {
      const made = await makeCardCode(reservation, roomIndex);
      if (made.ok) setCodes((before) => ({ ...before, [roomIndex]: made.value }));
      return made;
    });
  return (
    <Stack gap={4} align="start">
      <Text>{t('onlineStay.keys.card.body')}</Text>
      {roomNumbers.map((room, roomIndex) => {
        const made = codes[roomIndex];
        return (
          <Stack key={room} gap={3} align="start">
            <Button variant="secondary" isLoading={change.isUnderWay} onClick={() => void make(roomIndex)}>
              {t('onlineStay.keys.card.make', { room })}
            </Button>
            <div role="status">
              {made && (
                <Inline gap={5} align="start">
                  <Stack gap={1}>
                    <Text>{t('onlineStay.keys.card.code', { room })}</Text>
                    <LargeCode data-card-code="">{made.code}</LargeCode>
                    <Text size="small" tone="muted">
                      {t('onlineStay.keys.card.until', {
                        until: format.instant(made.validUntil, reservation.hotel.timeZone),
                      })}
                    </Text>
                  </Stack>
                  <QrCode text={made.code} label={t('onlineStay.keys.card.picture', { code: made.code })} />
                </Inline>
              )}
            </div>
          </Stack>
        );
      })}
    </Stack>
  );
}
