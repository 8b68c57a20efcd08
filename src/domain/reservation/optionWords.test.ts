import { failureCatalogue } from '../failure';
import { optionWords, ownOptionWords } from './optionWords';
import type { OptionWords } from './optionWords';
import { reservationOptionNames, reservationStatuses } from './reservation';
import type { OptionIssueReason, Reservation, ReservationOptionName } from './reservation';
import { optionTable } from './reservationOptions';
import { aReservation } from './testReservation';

const open = { enabled: true, allowed: true, issueReason: null };
const closed = { enabled: true, allowed: false, issueReason: 'BAD_STATUS' } as const;
const progress = { roomsWithNotice: [], checkedOutAt: null, roomNumbers: [], devices: [], mobileKeys: [] };
const arrived = { ...progress, checkedInAt: '2026-10-24T16:00:00+03:00' };
const notArrived = { ...progress, checkedInAt: null };

const words = (name: ReservationOptionName, reason: OptionIssueReason, change: Partial<Reservation> = {}) =>
  optionWords(name, reason, aReservation(change));

describe('the words of an option that is closed', () => {
  it.each<readonly [ReservationOptionName, OptionIssueReason, Partial<Reservation>, OptionWords]>([
    [
      'modifyRoomTypes',
      'INCOMPATIBLE_ROOM_CONFIGURATION',
      { rooms: [...aReservation().rooms, ...aReservation().rooms] },
      'SEVERAL_ROOMS',
    ],
    ['modifyRoomTypes', 'INCOMPATIBLE_ROOM_CONFIGURATION', {}, 'INCOMPATIBLE_ROOM_CONFIGURATION'],
    ['checkOut', 'TOO_EARLY', {}, 'ON_DEPARTURE_DAY'],
    ['checkIn', 'TOO_EARLY', {}, 'TOO_EARLY'],
    ['checkIn', 'BAD_STATUS', { status: 'CURRENT_STAY', stayProgress: arrived }, 'ARRIVED'],
    ['checkIn', 'TOO_LATE', { status: 'DUE_OUT' }, 'CHECK_IN_OVER'],
    ['checkOut', 'BAD_STATUS', { status: 'DUE_OUT', stayProgress: notArrived }, 'NOT_ARRIVED'],
    ['checkOut', 'BAD_STATUS', { status: 'PAST_STAY', stayProgress: { ...arrived, checkedOutAt: 'x' } }, 'LEFT'],
    ['createMobileKey', 'BAD_STATUS', { status: 'PRE_CHECKIN', stayProgress: notArrived }, 'KEY_WITH_CHECK_IN'],
    ['onlineCancel', 'BAD_STATUS', { status: 'CURRENT_STAY' }, 'STAY_BEGUN'],
    ['modifyDates', 'BAD_STATUS', { status: 'CANCELLED' }, 'BOOKING_CANCELLED'],
    ['modifyDates', 'BAD_STATUS', { status: 'PAST_STAY' }, 'STAY_OVER'],
    ['modifyDates', 'BAD_STATUS', { status: 'PENDING' }, 'NOT_CONFIRMED'],
    ['modifyDates', 'BAD_STATUS', { status: null }, 'BAD_STATUS'],
    ['guarantee', 'BAD_STATUS', { status: 'PRE_CHECKIN' }, 'PAY_AT_DESK'],
    ['guarantee', 'GUARANTEE_GIVEN', { paymentStatus: 'DIRECT_BILLING' }, 'INVOICED'],
    ['guarantee', 'GUARANTEE_GIVEN', {}, 'GUARANTEE_GIVEN'],
    ['guarantee', 'DEPOSIT_GIVEN', {}, 'PAID'],
    ['modifyDates', 'DEPOSIT_GIVEN', {}, 'DEPOSIT_GIVEN'],
    ['checkIn', 'EXTERNAL_ORIGIN', {}, 'FROM_ELSEWHERE'],
    ['onlineCancel', 'EXTERNAL_ORIGIN', {}, 'EXTERNAL_ORIGIN'],
    ['modifyDates', 'NOT_AVAILABLE', {}, 'CALL_US'],
    ['checkOut', 'NOT_AVAILABLE', {}, 'NOT_AVAILABLE'],
  ])('%s, %s, %j: %s', (name, reason, change, expected) => expect(words(name, reason, change)).toBe(expected));

  it('name a step only where the guest can take it', () => {
    const allClosed = { options: optionTable(() => closed) };
    const allOpen = { options: optionTable(() => open) };
    for (const [name, reason, instead] of [
      ['createMobileKey', 'DEPOSIT_REQUIRED', 'KEY_AT_DESK'],
      ['checkOut', 'OUTSTANDING_BALANCE', 'PAY_AT_DESK'],
      ['modifyRoomTypes', 'EXISTING_EXTRA_SERVICES', 'CALL_US'],
    ] as const) {
      expect([words(name, reason, allOpen), words(name, reason, allClosed)]).toEqual([reason, instead]);
    }
  });

  it('are used each, over every option, reason and status', () => {
    const stays = [null, notArrived, arrived, { ...arrived, checkedOutAt: 'x' }];
    const used = new Set<OptionWords>();
    for (const name of reservationOptionNames) {
      for (const reason of failureCatalogue.option) {
        for (const status of [...reservationStatuses, null]) {
          for (const stayProgress of stays) {
            for (const rooms of [aReservation().rooms, [...aReservation().rooms, ...aReservation().rooms]]) {
              const options = optionTable(() => closed);
              used.add(words(name, reason, { status, stayProgress, rooms, options }));
              used.add(words(name, reason, { status, stayProgress, rooms, paymentStatus: 'DIRECT_BILLING' }));
            }
          }
        }
      }
    }
    expect(ownOptionWords.filter((each) => !used.has(each))).toEqual([]);
  });
});
