import { eventIn } from '../../../contracts/http/testCalendar';
import { aReservation } from '@/domain/reservation/testReservation';
import { createTranslator } from '@/i18n/translator';
import en from '../../../public/locales/en/common.json';
import fi from '../../../public/locales/fi/common.json';
import { calendarFile } from './calendarFile';

/** Removes the line folding of iCalendar (a break and a blank). */
const unfold = (text: string) => text.replace(/\r?\n[ \t]/g, '');
const now = Date.parse('2026-10-01T12:10:30+03:00');

const fileOf = async (change = {}) => {
  const { name, text } = await calendarFile(aReservation(change), createTranslator('en', en), now);
  return { name, text: unfold(text), raw: text };
};

describe('the calendar file', () => {
  it('spans check-in to check-out on the hotel’s clock, across a change of clocks', async () => {
    const { text } = await fileOf();
    expect(text).toContain('DTSTART:20261024T120000Z');
    expect(text).toContain('DTEND:20261026T100000Z');
    expect(text).toContain('Room ready from 15:00');
  });

  it('has a reminder before free cancellation ends that says when, in hotel time', async () => {
    const { text } = await fileOf();
    expect(text).toContain('TRIGGER;VALUE=DATE-TIME:20261024T130000Z');
    expect(text).toContain('Free cancellation ends Sat 24 Oct 2026 at\u00a018:00 (hotel time)');
  });

  it('is in the guest’s language', async () => {
    const { text } = await calendarFile(aReservation(), createTranslator('fi', fi), now);
    expect(unfold(text)).toContain('Maksuton peruutus päättyy la 24.10.2026 klo\u00a018.00 (hotellin aikaa)');
  });

  it('has no reminder when the stay cannot be cancelled or is cancelled', async () => {
    const rooms = aReservation().rooms.map((room) => ({ ...room, cancel: { kind: 'none' } as const }));
    expect((await fileOf({ rooms })).text).not.toContain('VALARM');
    const { text } = await fileOf({ status: 'CANCELLED' });
    expect(text).not.toContain('VALARM');
    expect(text).toContain('STATUS:CANCELLED');
  });

  it('passes a strict reader, its texts escaped', async () => {
    const hotel = { ...aReservation().hotel, name: 'Original; Kamppi, \\Helsinki', timeZone: 'Europe/Helsinki' };
    const event = eventIn((await fileOf({ hotel })).raw);
    expect(event).toMatchObject({
      UID: '7001@sarastus.booking',
      SUMMARY: 'Stay at Original; Kamppi, \\Helsinki',
      DTSTART: '20261024T120000Z',
      alarm: { ACTION: 'DISPLAY', TRIGGER: '20261024T130000Z' },
    });
    expect(event.DESCRIPTION?.split('\n')[0]).toBe('Booking number: 7001');
  });

  it('replaces the entry after a change, and cancels it', async () => {
    const before = eventIn((await fileOf()).raw);
    const { text } = await calendarFile(
      aReservation({ stay: { startDate: '2026-11-01', endDate: '2026-11-02' } }),
      createTranslator('en', en),
      now + 3_600_000,
    );
    const changed = eventIn(text);
    const cancelled = eventIn((await fileOf({ status: 'CANCELLED' })).raw);
    expect([changed.UID, cancelled.UID]).toEqual([before.UID, before.UID]);
    expect(Number(changed.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
    expect(Number(cancelled.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
    expect([cancelled.METHOD, cancelled.STATUS, cancelled.alarm]).toEqual(['CANCEL', 'CANCELLED', null]);
  });

  it('is named after the booking number and contains nothing of the guest', async () => {
    const { name, text } = await fileOf();
    expect(name).toBe('sarastus-7001.ics');
    expect(text).not.toMatch(/secret|Aino|Mäki|posti|Late arrival/);
  });
});
