import { PRODUCT_ID } from '@/config/brands';
import { calendarEventOf } from '@/domain/reservation/calendarEvent';
import type { Reservation } from '@/domain/reservation/reservation';
import type { Translator } from '@/i18n/translator';
import { foldLines } from './foldLines';

export interface CalendarFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The stay as a calendar file (iCalendar), with a reminder before free cancellation ends. It contains neither the
 * guest's name nor the key to the booking: calendars are shared. `now` in milliseconds. Throws when the stay cannot be
 * written as one.
 *
 * Made here although the site's API has a file of its own (`iCalendar`): the booking API has none, the site tells the
 * reminder in the guest's language and time, and a stored booking gives its file without a network.
 */
export async function calendarFile(
  reservation: Reservation,
  translator: Translator,
  now: number,
): Promise<CalendarFile> {
  // Loaded on demand: few guests download the file.
  const { createEvent } = await import('ics');
  const event = calendarEventOf(reservation, `${PRODUCT_ID}.booking`, now);
  const { t, format } = translator;
  const { hotel } = reservation;
  const deadline =
    event.cancelUntil === null
      ? null
      : t('reservation.calendar.alarm', { until: format.instant(event.cancelUntil, event.timeZone) });
  const { value, error } = createEvent({
    uid: event.uid,
    productId: PRODUCT_ID,
    title: t('reservation.calendar.summary', { hotel: event.hotelName }),
    location: event.location,
    description: [
      t('reservation.calendar.number', { number: event.bookingNumber }),
      t('staySummary.checkIn', { time: format.time(hotel.checkInTime) }),
      t('staySummary.checkOut', { time: format.time(hotel.checkOutTime) }),
      t('reservation.calendar.phone', { phone: event.phone }),
      ...(deadline === null ? [] : [deadline]),
    ].join('\n'),
    start: Date.parse(event.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(event.endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    ...(event.isCancelled
      ? // A newer version of the same entry, which calendars take as its removal (RFC 5546, section 3.2.5).
        { method: 'CANCEL' as const, status: 'CANCELLED' as const }
      : { status: 'CONFIRMED' as const }),
    sequence: event.version,
    // The entry does not mark the guest as busy: that is their decision.
    busyStatus: 'FREE',
    alarms:
      event.alarmAt === null || deadline === null
        ? []
        : [{ action: 'display', description: deadline, trigger: Date.parse(event.alarmAt) }],
  });
  if (value === null) throw error ?? new Error('The stay could not be written as a calendar file');
  return { name: `${PRODUCT_ID}-${event.bookingNumber}.ics`, text: foldLines(value) };
}
