import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { Country } from '@/domain/search/destinations';
import { todayIn } from '@/domain/localDate';
import { isNamedEarlier } from '@/domain/reservation/arrival';
import type { PassengerNotice } from '@/domain/reservation/passengerNotice';
import type { Reservation } from '@/domain/reservation/reservation';
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

/** Whose notice is given after the first one of a room: adults who are not married give one each. */
type Reopened = 'another' | 'same' | undefined;

/** The passenger notices of each room: the form, or that the hotel has one. */
export function Notices({ reservation, roomsWithNotice, countries, now, isSaving, onSave }: Props) {
  const { t } = useTranslator();
  const [reopened, setReopened] = useState<Readonly<Record<number, Reopened>>>({});
  const today = todayIn(reservation.hotel.timeZone, now);
  const reopen = (roomIndex: number, whose: Reopened) => setReopened((rooms) => ({ ...rooms, [roomIndex]: whose }));
  const save = async (roomIndex: number, notice: PassengerNotice): Promise<boolean> => {
    const isSaved = await onSave(roomIndex, notice);
    if (isSaved) reopen(roomIndex, undefined);
    return isSaved;
  };
  return (
    <Stack gap={5}>
      {reservation.rooms.map((room) => {
        const { roomIndex } = room;
        const whose = reopened[roomIndex];
        const isSaved = roomsWithNotice.includes(roomIndex) && whose === undefined;
        return (
          <RoomPart key={roomIndex} shows={isSaved ? 'notice' : (whose ?? 'first')}>
            {isSaved ? (
              <Notice
                tone="success"
                live="polite"
                title={t('onlineStay.notice.saved', { number: roomIndex + 1 })}
                actions={
                  <>
                    <Button variant="secondary" onClick={() => reopen(roomIndex, 'same')}>
                      {t('onlineStay.notice.again', { number: roomIndex + 1 })}
                    </Button>
                    {room.adults > 1 && (
                      <Button variant="secondary" onClick={() => reopen(roomIndex, 'another')}>
                        {t('onlineStay.notice.another', { number: roomIndex + 1 })}
                      </Button>
                    )}
                  </>
                }
              />
            ) : (
              <NoticeForm
                key={whose ?? 'first'}
                bookingNumber={reservation.bookingNumber}
                room={room}
                isOfAnother={whose === 'another' || isNamedEarlier(reservation.rooms, room)}
                countries={countries}
                today={today}
                isSaving={isSaving}
                onSave={(notice) => save(roomIndex, notice)}
              />
            )}
          </RoomPart>
        );
      })}
    </Stack>
  );
}

interface PartProps {
  /** Which of the form and the notices stands there. */
  readonly shows: string;
  readonly children: ReactNode;
}

/** What stands for a room. It takes the focus when it changes and the button that was pressed goes away with it. */
function RoomPart({ shows, children }: PartProps) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(shows);
  useEffect(() => {
    const isOther = before.current !== shows;
    before.current = shows;
    if (isOther && document.activeElement === document.body) part.current?.focus();
  }, [shows]);
  return (
    <div ref={part} tabIndex={-1}>
      {children}
    </div>
  );
}
