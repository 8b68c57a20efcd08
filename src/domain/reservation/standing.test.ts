import { money } from '../money';
import { guaranteeStatuses, paymentStatuses, reservationStatuses } from './reservation';
import { bookingStandings, moneyStandings, standingOf } from './standing';

const stay = {
  stay: { startDate: '2026-12-01', endDate: '2026-12-03' },
  hotel: { timeZone: 'Europe/Helsinki' },
  stayProgress: null,
  balance: money(0),
} as const;
const at = (time: string) => Date.parse(`2026-12-01T${time}:00+02:00`);
const noon = at('12:00');
const hasCome = { checkedInAt: '2026-12-01T16:00:00+02:00' };
const hasNotCome = { checkedInAt: null };

const combinations = [...reservationStatuses, null].flatMap((status) =>
  guaranteeStatuses.flatMap((guaranteeStatus) =>
    paymentStatuses.map((paymentStatus) => ({ ...stay, status, guaranteeStatus, paymentStatus })),
  ),
);

describe('how a booking stands', () => {
  it('exists for each of the 480 combinations of statuses, and each standing is used', () => {
    const standings = combinations
      .flatMap((each) => [each, { ...each, balance: money(2400) }, { ...each, stayProgress: hasNotCome }])
      .flatMap((each) => [noon, at('19:00')].map((now) => standingOf(each, now)));
    expect(combinations).toHaveLength(480);
    expect(new Set(standings.map(({ booking }) => booking))).toEqual(new Set(bookingStandings));
    expect(new Set(standings.flatMap((each) => each.money ?? []))).toEqual(new Set(moneyStandings));
  });

  it('never asks for payment of a cancelled booking', () => {
    const cancelled = combinations.filter(({ status }) => status === 'CANCELLED');
    expect(new Set(cancelled.map((each) => standingOf(each, noon).money))).toEqual(new Set([null]));
  });

  it('is never "pay at the hotel" while the order waits for its payment', () => {
    for (const each of combinations.filter(({ status }) => status === 'PENDING')) {
      expect(['PAY_AT_HOTEL', 'HELD_UNTIL_DEADLINE', 'SETTLED_AT_HOTEL']).not.toContain(standingOf(each, noon).money);
    }
  });

  it('is never "waiting for payment" once it is paid', () => {
    for (const each of combinations) {
      const { booking, money: standing } = standingOf(each, noon);
      if (standing?.startsWith('PAID')) expect(booking).not.toBe('PENDING');
    }
  });

  it.each([
    ['PENDING', 'NOT_GUARANTEED', 'UNPAID', 'PENDING', 'NOT_PAID_YET'],
    ['PENDING', 'DEPOSIT_IN_PROGRESS', 'PAYMENT_PENDING', 'PENDING', 'PAYMENT_UNDER_WAY'],
    ['PENDING', 'DEPOSITED', 'PAID', 'BEING_CONFIRMED', 'PAID'],
    ['CONFIRMED', 'NOT_GUARANTEED', 'UNPAID', 'CONFIRMED', 'HELD_UNTIL_DEADLINE'],
    ['CONFIRMED', 'CARD_VERIFIED', 'GUARANTEED', 'CONFIRMED', 'GUARANTEED_BY_CARD'],
    ['CONFIRMED', 'DEPOSITED_OTHER', 'UNPAID', 'CONFIRMED', 'PAID_OTHERWISE'],
    ['CONFIRMED', 'S_POINT_PAID', 'UNPAID', 'CONFIRMED', 'PAID_WITH_POINTS'],
    ['CURRENT_STAY', 'NOT_APPLICABLE', 'UNPAID', 'CURRENT_STAY', 'PAY_AT_HOTEL'],
    ['PAST_STAY', 'NOT_GUARANTEED', 'UNPAID', 'PAST_STAY', 'SETTLED_AT_HOTEL'],
    ['CONFIRMED', 'NOT_APPLICABLE', 'DIRECT_BILLING', 'CONFIRMED', 'INVOICED'],
  ] as const)('%s, %s and %s are %s and %s', (status, guaranteeStatus, paymentStatus, booking, money) => {
    expect(standingOf({ ...stay, status, guaranteeStatus, paymentStatus }, noon)).toEqual({ booking, money });
  });

  it('is partly paid when something came on top of what was paid ahead', () => {
    const paidAhead = { ...stay, status: 'DUE_OUT', guaranteeStatus: 'DEPOSITED', paymentStatus: 'UNPAID' } as const;
    expect(standingOf({ ...paidAhead, balance: money(2400) }, noon).money).toBe('PARTLY_PAID');
    expect(standingOf(paidAhead, noon).money).toBe('PAID');
  });
});

it('says that the state is not known, and how the money stands all the same', () => {
  const standing = standingOf({ ...stay, status: null, guaranteeStatus: 'DEPOSITED', paymentStatus: 'PAID' }, noon);
  expect(standing).toEqual({ booking: 'UNKNOWN', money: 'PAID' });
});

describe('a room that nothing secures', () => {
  const held = { ...stay, guaranteeStatus: 'NOT_GUARANTEED', paymentStatus: 'UNPAID', balance: money(16900) } as const;
  const booking = (fields: Partial<Parameters<typeof standingOf>[0]>, now: number) =>
    standingOf({ ...held, status: 'CURRENT_STAY', ...fields }, now).booking;

  it('is held until 18:00 of the day of arrival', () => {
    for (const status of ['CONFIRMED', 'PRE_CHECKIN'] as const) {
      expect(standingOf({ ...held, status }, at('17:59'))).toEqual({ booking: status, money: 'HELD_UNTIL_DEADLINE' });
      expect(standingOf({ ...held, status }, at('18:00'))).toEqual({ booking: 'HOLD_ENDED', money: 'HOLD_ENDED' });
    }
    expect(booking({ stayProgress: hasNotCome }, at('19:00'))).toBe('HOLD_ENDED');
  });

  it('is the room of a guest who came', () => {
    expect(booking({ stayProgress: hasCome }, at('19:00'))).toBe('CURRENT_STAY');
  });

  it('may be, where nobody says who came, on the evening of arrival', () => {
    expect(booking({}, at('19:00'))).toBe('HOLD_ENDED_UNLESS_ARRIVED');
    expect(booking({}, at('19:00') + 86_400_000)).toBe('CURRENT_STAY');
  });
});

it('awaits a guest whose room is secured, however late', () => {
  const late = { ...stay, status: 'CURRENT_STAY', stayProgress: hasNotCome } as const;
  const now = at('23:00');
  expect(standingOf({ ...late, guaranteeStatus: 'CARD_VERIFIED', paymentStatus: 'GUARANTEED' }, now)).toEqual({
    booking: 'AWAITED',
    money: 'GUARANTEED_BY_CARD',
  });
  const invoiced = { ...late, guaranteeStatus: 'NOT_GUARANTEED', paymentStatus: 'DIRECT_BILLING' } as const;
  expect(standingOf(invoiced, now).booking).toBe('AWAITED');
  expect(standingOf({ ...invoiced, stayProgress: hasCome }, now).booking).toBe('CURRENT_STAY');
});

it('is not settled at the hotel while something is left to pay of a past stay', () => {
  const past = { ...stay, status: 'PAST_STAY', guaranteeStatus: 'NOT_GUARANTEED', paymentStatus: 'UNPAID' } as const;
  expect(standingOf(past, noon).money).toBe('SETTLED_AT_HOTEL');
  expect(standingOf({ ...past, balance: money(16400) }, noon).money).toBe('LEFT_UNPAID');
});
