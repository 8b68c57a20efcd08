import { paymentStatuses, reservationStatuses } from './reservation';
import { optionsOf } from './reservationOptions';

const deadline = '2026-12-01T18:00:00+02:00';
const before = Date.parse(deadline) - 1;
const free = { cancel: { kind: 'free', until: deadline } } as const;
const never = { cancel: { kind: 'none' } } as const;

type Facts = Parameters<typeof optionsOf>[0];
const options = (fields: Partial<Facts> = {}, now = before) =>
  optionsOf(
    { status: 'CONFIRMED', paymentStatus: 'UNPAID', rooms: [free], heldUntil: null, isFromElsewhere: false, ...fields },
    now,
  );
const cancelReason = (fields: Partial<Facts>, now?: number) => options(fields, now).onlineCancel.issueReason;
const guaranteeReason = (fields: Partial<Facts>) => options(fields).guarantee.issueReason;

describe('cancelling a reservation', () => {
  it('is possible until the deadline, which itself is too late', () => {
    expect(options().onlineCancel).toEqual({ enabled: true, allowed: true, issueReason: null });
    expect(options({}, before + 1).onlineCancel).toEqual({ enabled: true, allowed: false, issueReason: 'TOO_LATE' });
  });

  it('ends with the earliest deadline of its rooms, and is not possible when one of them has none', () => {
    const earlier = { cancel: { kind: 'free', until: '2026-11-30T18:00:00+02:00' } } as const;
    expect(cancelReason({ rooms: [free, earlier] })).toBe('TOO_LATE');
    expect(cancelReason({ rooms: [free, never] })).toBe('NON_CANCELLABLE');
    expect(cancelReason({ rooms: [] })).toBe('NON_CANCELLABLE');
  });

  it.each([
    ['CANCELLED', 'BAD_STATUS'],
    ['CONFIRMED', null],
    ['CURRENT_STAY', 'BAD_STATUS'],
    ['DUE_OUT', 'BAD_STATUS'],
    ['PAST_STAY', 'BAD_STATUS'],
    ['PENDING', null],
    ['PRE_CHECKIN', null],
  ] as const)('%s: %s', (status, reason) => expect(cancelReason({ status })).toBe(reason));

  it('is always possible while it waits for its payment, unless a bank decides on that', () => {
    const waiting = { status: 'PENDING', rooms: [never] } as const;
    expect(cancelReason(waiting, before + 1)).toBeNull();
    for (const paymentStatus of ['PAYMENT_PENDING', 'GUARANTEE_PENDING'] as const) {
      expect(cancelReason({ ...waiting, paymentStatus })).toBe('GUARANTEE_IN_PROGRESS');
      expect(cancelReason({ ...waiting, paymentStatus, heldUntil: deadline })).toBeNull();
      // Not asked: whether a bank decides is not known, and the API answers.
      expect(cancelReason({ ...waiting, paymentStatus, heldUntil: undefined })).toBeNull();
    }
  });

  it('is left to the site that it was made on', () => {
    const { cancel, onlineCancel } = options({ isFromElsewhere: true });
    expect([cancel.issueReason, onlineCancel.issueReason]).toEqual([null, 'EXTERNAL_ORIGIN']);
  });
});

describe('paying or guaranteeing a reservation', () => {
  it.each([
    ['DIRECT_BILLING', 'GUARANTEE_GIVEN'],
    ['GUARANTEED', 'GUARANTEE_GIVEN'],
    ['PAID', 'DEPOSIT_GIVEN'],
    ['UNPAID', null],
    [null, null],
  ] as const)('%s: %s', (paymentStatus, reason) => expect(guaranteeReason({ paymentStatus })).toBe(reason));

  it('is not possible once the guest is on the way, or the reservation is over', () => {
    const open = reservationStatuses.filter((status) => guaranteeReason({ status }) === null);
    expect(open).toEqual(['CONFIRMED', 'PENDING']);
    for (const paymentStatus of paymentStatuses) {
      expect(guaranteeReason({ status: 'CANCELLED', paymentStatus })).toBe('BAD_STATUS');
    }
  });

  it('waits for a bank that decides', () => {
    expect(guaranteeReason({ status: 'PENDING', paymentStatus: 'PAYMENT_PENDING' })).toBe('GUARANTEE_IN_PROGRESS');
  });
});
