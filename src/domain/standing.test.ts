import { money } from './money';
import { guaranteeStatuses, paymentStatuses, reservationStatuses } from './reservation';
import { bookingStandings, moneyStandings, standingOf } from './standing';

const combinations = [...reservationStatuses, null].flatMap((status) =>
  guaranteeStatuses.flatMap((guaranteeStatus) =>
    paymentStatuses.map((paymentStatus) => ({ status, guaranteeStatus, paymentStatus })),
  ),
);

describe('how a booking stands', () => {
  it('exists for each of the 480 combinations of statuses, and each standing is used', () => {
    const standings = combinations.map(standingOf);
    expect(combinations).toHaveLength(480);
    expect(new Set(standings.map(({ booking }) => booking))).toEqual(new Set(bookingStandings));
    // The last one needs the open amount besides.
    expect(new Set([...standings.flatMap(({ money }) => money ?? []), 'PARTLY_PAID'])).toEqual(new Set(moneyStandings));
  });

  it('never asks for payment of a cancelled booking', () => {
    const cancelled = combinations.filter(({ status }) => status === 'CANCELLED');
    expect(new Set(cancelled.map((each) => standingOf(each).money))).toEqual(new Set([null]));
  });

  it('is never "pay at the hotel" while the order waits for its payment', () => {
    for (const each of combinations.filter(({ status }) => status === 'PENDING')) {
      expect(['PAY_AT_HOTEL', 'HELD_UNTIL_DEADLINE', 'SETTLED_AT_HOTEL']).not.toContain(standingOf(each).money);
    }
  });

  it('is never "waiting for payment" once it is paid', () => {
    for (const each of combinations) {
      const { booking, money: standing } = standingOf(each);
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
    expect(standingOf({ status, guaranteeStatus, paymentStatus })).toEqual({ booking, money });
  });

  it('is partly paid when something came on top of what was paid ahead', () => {
    const paidAhead = { status: 'DUE_OUT', guaranteeStatus: 'DEPOSITED', paymentStatus: 'UNPAID' } as const;
    expect(standingOf({ ...paidAhead, balance: money(2400) }).money).toBe('PARTLY_PAID');
    expect(standingOf({ ...paidAhead, balance: money(0) }).money).toBe('PAID');
  });
});

it('says that the state is not known, and how the money stands all the same', () => {
  const standing = standingOf({ status: null, guaranteeStatus: 'DEPOSITED', paymentStatus: 'PAID' });
  expect(standing).toEqual({ booking: 'UNKNOWN', money: 'PAID' });
});
