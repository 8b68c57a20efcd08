import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { Country } from '@/domain/destinations';
import { todayIn } from '@/domain/localDate';
import type { PassengerNotice } from '@/domain/passengerNotice';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { NoticeForm } from './NoticeForm';

interface Props {
  readonly reservation: Reservation;
  readonly roomsWithNotice: readonly number[];
  readonly countries: readonly Country[];
  /** Milliseconds. */
  readonly now: number;
  readonly isSaving: boolean;
  /** Resolves to whether the hotel has the notice. */
  readonly onSave: (roomIndex: number, notice: PassengerNotice) => Promise<boolean>;
}

/** The passenger notice of each room: the form, or that the hotel has it. */
export function Notices({ reservation, roomsWithNotice, countries, now, isSaving, onSave }: Props) {
  const { t } = useTranslator();
  const [reopened, setReopened] = useState<readonly number[]>([]);
  const today = todayIn(reservation.hotel.timeZone, now);
  const save = async (roomIndex: number, notice: PassengerNotice): Promise<void> => {
    if (await onSave(roomIndex, notice)) setReopened((rooms) => rooms.filter((room) => room !== roomIndex));
  };
  return (
    <Stack gap={5}>
      {reservation.rooms.map((room) => {
        const { roomIndex } = room;
        const isSaved = roomsWithNotice.includes(roomIndex) && !reopened.includes(roomIndex);
        return isSaved ? (
          <Notice
            key={roomIndex}
            tone="success"
            live="polite"
            title={t('onlineStay.notice.saved', { number: roomIndex + 1 })}
            actions={
              <Button variant="secondary" onClick={() => setReopened((rooms) => [...rooms, roomIndex])}>
                {t('onlineStay.notice.again', { number: roomIndex + 1 })}
              </Button>
            }
          />
        ) : (
          <NoticeForm
            key={roomIndex}
            room={room}
            countries={countries}
            today={today}
            isSaving={isSaving}
            onSave={(notice) => void save(roomIndex, notice)}
          />
        );
      })}
    </Stack>
  );
}
