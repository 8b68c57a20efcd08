/** @jest-environment node */
import { eventIn, readCalendar } from './testCalendar';
import { cancelledIn } from './testCancel';
import { edited, editOf, shownReservation } from './testEdit';
import { ask } from './testGuest';
import { resetWorld, testWorld } from './testWorld';
import { rateOf } from './testGuestV1';
import { setClock, withStays, type StayKeys } from './testStays';

describe('the calendar file of a reservation', () => {
  const world = testWorld();
  let key: StayKeys;
  beforeEach(async () => {
    await resetWorld(world);
    key = (await withStays(world, 'none'))('upcoming');
  });

  const fileIn = async (locale = 'en_GB') => {
    const { data } = await ask<{ iCalendar: string }>(
      world,
      `query File($id: ID!, $hash: ID!) { iCalendar(locale: ${locale}, id: $id, reservationHash: $hash) }`,
      { id: key.number, hash: key.hash },
      {},
      '/graphql',
    );
    return data.iCalendar;
  };

  it.each(['fi_FI', 'en_GB', 'sv_FI', 'et_EE'])('is read by a strict calendar, in %s', async (locale) => {
    const event = eventIn(await fileIn(locale));
    expect(event).toMatchObject({
      UID: `${key.number}@sarastus.example`,
      SEQUENCE: '0',
      STATUS: 'CONFIRMED',
      // 15:00 and 12:00 in Helsinki, on winter time.
      DTSTART: '20261122T130000Z',
      DTEND: '20261124T100000Z',
      DESCRIPTION: expect.stringContaining(key.number) as unknown,
      LOCATION: expect.stringMatching(/^Kar?amzin\S+ 6, 00100 /) as unknown,
      // An hour or more before 18:00 in Helsinki on the day of arrival.
      alarm: { ACTION: 'DISPLAY', TRIGGER: expect.stringMatching(/^20261122T1[0-5]/) as unknown },
    });
  });

  it('replaces the entry when the stay is changed or cancelled', async () => {
    const first = eventIn(await fileIn());
    await setClock(world, '2026-11-03T10:00:00+02:00');
    const reservation = { id: key.number, reservationHash: key.hash };
    const before = await shownReservation(world, reservation);
    const dateRange = { startDate: '2026-11-23', endDate: '2026-11-24' };
    const [room] = before.reservedRooms;
    const code = room?.roomType.id.slice('1001-'.length) ?? '';
    const { rate } = await rateOf(world, code, 'WEBBAR', {}, { dateRange }, { editing: true });
    const { error } = await edited(world, reservation, editOf(before, { dateRange, totalPrice: rate.price.amount }));
    expect(error).toBeNull();
    const second = eventIn(await fileIn());
    expect(second).toMatchObject({ UID: first.UID, SEQUENCE: '1', DTSTART: '20261123T130000Z' });
    expect(String(second.DTSTAMP) > String(first.DTSTAMP)).toBe(true);
    await setClock(world, '2026-11-04T10:00:00+02:00');
    expect(await cancelledIn(world, key)).toBe('CancelBookingSuccess');
    const third = eventIn(await fileIn());
    expect(third).toMatchObject({ UID: first.UID, SEQUENCE: '2', STATUS: 'CANCELLED', METHOD: 'CANCEL', alarm: null });
    expect(String(third.DTSTAMP) > String(second.DTSTAMP)).toBe(true);
  });

  it.each([
    ['a line break of another system', (file: string) => file.replaceAll('\r\n', '\n')],
    ['a comma in a text', (file: string) => file.replaceAll('\\,', ',')],
    ['a long line', (file: string) => file.replace('SUMMARY:', `SUMMARY:${'a'.repeat(80)}`)],
    ['no end', (file: string) => file.replace('END:VEVENT\r\n', '')],
    ['no stamp', (file: string) => file.replace(/DTSTAMP:.*\r\n/, '')],
    ['two ids', (file: string) => file.replace(/UID:.*\r\n/, '$&$&')],
    ['a local time', (file: string) => file.replace(/(DTSTART:\d+T\d+)Z/, '$1')],
  ])('is not read with %s', async (_, damage) => {
    const file = await fileIn();
    const damaged = damage(file);
    expect(damaged).not.toBe(file);
    expect(() => readCalendar(damaged)).toThrow('Not a calendar file');
  });
});
