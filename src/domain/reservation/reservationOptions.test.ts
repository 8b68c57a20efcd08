import { paymentStatuses, reservationOptionNames, reservationStatuses } from './reservation';
import { guaranteesIn, isHeldForBank, optionsOf, optionTable, withoutInvoicePayment } from './reservationOptions';
import { stayOptionNames } from './stayOptions';

const deadline = '2026-12-01T18:00:00+02:00';
const before = Date.parse(deadline) - 1;
const free = { cancel: { kind: 'free', until: deadline }, extras: [] } as const;
const never = { cancel: { kind: 'none' }, extras: [] } as const;

type Facts = Parameters<typeof optionsOf>[0];
const options = (fields: Partial<Facts> = {}, now = before) =>
  optionsOf(
    {
      status: 'CONFIRMED',
      guaranteeStatus: 'NOT_GUARANTEED',
      paymentStatus: 'UNPAID',
      rooms: [free],
      isBeingDecided: false,
      source: null,
      mode: 'STANDARD',
      hotel: { checkInTime: '15:00', timeZone: 'Europe/Helsinki' },
      stay: { startDate: '2026-12-01', endDate: '2026-12-03' },
      isOwing: true,
      isStayOnline: true,
      hasArrived: false,
      ...fields,
    },
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
    const earlier = { ...free, cancel: { kind: 'free', until: '2026-11-30T18:00:00+02:00' } } as const;
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
    expect(cancelReason({ ...waiting, isBeingDecided: true })).toBe('GUARANTEE_IN_PROGRESS');
  });

  it('waits for a bank that decides on a payment of a stay that stands', () => {
    expect(cancelReason({ isBeingDecided: true })).toBe('GUARANTEE_IN_PROGRESS');
    expect(cancelReason({ isBeingDecided: true, status: 'PAST_STAY' })).toBe('BAD_STATUS');
  });

  it('knows that a bank decides by a hold without an end', () => {
    for (const paymentStatus of ['PAYMENT_PENDING', 'GUARANTEE_PENDING'] as const) {
      const pending = { status: 'PENDING', paymentStatus } as const;
      expect(isHeldForBank({ ...pending, heldUntil: null })).toBe(true);
      expect(isHeldForBank({ ...pending, heldUntil: deadline })).toBe(false);
      // Not asked: whether a bank decides is not known, and the API answers.
      expect(isHeldForBank({ ...pending, heldUntil: undefined })).toBe(false);
      expect(isHeldForBank({ ...pending, heldUntil: null, status: 'CONFIRMED' })).toBe(false);
    }
  });

  it('is left to the site that it was made on', () => {
    const { cancel, onlineCancel } = options({ source: 'EXTERNAL_CHANNEL' });
    expect([cancel.issueReason, onlineCancel.issueReason]).toEqual([null, 'EXTERNAL_ORIGIN']);
    expect(cancelReason({ source: 'UNCLASSIFIED' })).toBe('EXTERNAL_ORIGIN');
  });

  it('of one stay of a longer trip takes a call', () => {
    const { cancel, onlineCancel } = options({ mode: 'ITINERARY' });
    expect([cancel.issueReason, onlineCancel.issueReason]).toEqual([null, 'ITINERARY']);
    expect(cancelReason({ mode: 'ITINERARY', rooms: [never] })).toBe('NON_CANCELLABLE');
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
    const decided = { status: 'PENDING', paymentStatus: 'PAYMENT_PENDING', isBeingDecided: true } as const;
    expect(guaranteeReason(decided)).toBe('GUARANTEE_IN_PROGRESS');
  });

  it('is left to the company that is invoiced, in every status, whatever the API allows', () => {
    for (const status of reservationStatuses) {
      for (const hasArrived of [true, false]) {
        expect(guaranteeReason({ status, hasArrived, paymentStatus: 'DIRECT_BILLING' })).not.toBeNull();
      }
    }
    const open = optionTable(() => ({ enabled: true, allowed: true, issueReason: null }));
    expect(withoutInvoicePayment(open, 'DIRECT_BILLING').guarantee).toEqual({
      enabled: true,
      allowed: false,
      issueReason: 'GUARANTEE_GIVEN',
    });
    for (const paymentStatus of [null, ...paymentStatuses.filter((each) => each !== 'DIRECT_BILLING')]) {
      expect(withoutInvoicePayment(open, paymentStatus)).toBe(open);
    }
  });

  it('is a payment only in the house, where there is no arrival left to guarantee', () => {
    expect(guaranteeReason({ status: 'CURRENT_STAY', hasArrived: true })).toBeNull();
    for (const status of reservationStatuses) {
      const isInHouse = status === 'CURRENT_STAY' || status === 'DUE_OUT';
      expect(guaranteesIn(status).includes('CARD_VERIFICATION')).toBe(!isInHouse);
      expect(guaranteesIn(status)).toContain('DEPOSIT');
    }
  });
});

describe('changing a reservation', () => {
  const changeNames = ['modifyDates', 'modifyExtraServices', 'modifyRoomTypes'] as const;
  const reasons = (fields: Partial<Facts> = {}, now?: number) =>
    changeNames.map((name) => options(fields, now)[name].issueReason);
  const all = (reason: string | null) => changeNames.map(() => reason);

  it('is possible until the deadline of its cancellation', () => {
    expect(reasons()).toEqual(all(null));
    expect(reasons({}, before + 1)).toEqual(all('TOO_LATE'));
  });

  it.each([
    [{ status: 'PENDING' }, 'GUARANTEE_IN_PROGRESS'],
    [{ status: 'PAST_STAY' }, 'BAD_STATUS'],
    [{ rooms: [never] }, 'BLOCKED_PRICE'],
    [{ source: 'EXTERNAL_CHANNEL' }, 'EXTERNAL_ORIGIN'],
    [{ mode: 'ITINERARY' }, 'ITINERARY'],
    [{ guaranteeStatus: 'S_POINT_PAID', paymentStatus: 'PAID' }, 'BLOCKED_PAYMENT_TYPE'],
    [{ guaranteeStatus: 'DEPOSITED', paymentStatus: 'PAID' }, 'DEPOSIT_GIVEN'],
  ] as const)('%j: %s', (fields, reason) => expect(reasons(fields)).toEqual(all(reason)));

  it('keeps the room type of several rooms, and of a room with extras', () => {
    expect(reasons({ rooms: [free, free] })).toEqual([null, null, 'INCOMPATIBLE_ROOM_CONFIGURATION']);
    expect(reasons({ rooms: [{ ...free, extras: ['FLOWERS'] }] })).toEqual([null, null, 'EXISTING_EXTRA_SERVICES']);
  });
});

describe('checking in and out, and keys', () => {
  const opening = Date.parse('2026-12-01T15:00:00+02:00');
  const reason = (name: (typeof stayOptionNames)[number], fields: Partial<Facts>, now = opening) =>
    options(fields, now)[name].issueReason;

  const arriving = { status: 'PRE_CHECKIN', guaranteeStatus: 'CARD_VERIFIED' } as const;

  it('open at the check-in time of the arrival day', () => {
    for (const name of ['checkIn', 'createMobileKey', 'createPhysicalKey'] as const) {
      const hasArrived = name !== 'checkIn';
      expect(reason(name, { ...arriving, hasArrived }, opening - 1)).toBe('TOO_EARLY');
      expect(reason(name, { ...arriving, hasArrived })).toBeNull();
      expect(reason(name, { ...arriving, hasArrived, status: 'PAST_STAY' })).toBe('TOO_LATE');
      expect(reason(name, { ...arriving, hasArrived, status: 'PENDING' })).toBe('BAD_STATUS');
    }
  });

  it('happen once', () => {
    expect(reason('checkIn', { ...arriving, hasArrived: true })).toBe('BAD_STATUS');
    expect(reason('checkIn', { ...arriving, status: 'DUE_OUT' })).toBe('TOO_LATE');
  });

  it('give a key only to who is in the house and has paid or guaranteed the stay', () => {
    expect(reason('createMobileKey', { status: 'PRE_CHECKIN', hasArrived: true })).toBe('DEPOSIT_REQUIRED');
    expect(reason('createMobileKey', arriving)).toBe('BAD_STATUS');
    expect(reason('checkIn', { status: 'PRE_CHECKIN' })).toBeNull();
  });

  it('end with the bill, which can be paid in the house', () => {
    const leaving = { status: 'DUE_OUT', hasArrived: true } as const;
    expect(reason('checkOut', { status: 'CURRENT_STAY' })).toBe('TOO_EARLY');
    expect(reason('checkOut', leaving)).toBe('OUTSTANDING_BALANCE');
    expect(reason('checkOut', { ...leaving, isOwing: false })).toBeNull();
    // The company pays its invoice later.
    expect(reason('checkOut', { ...leaving, paymentStatus: 'DIRECT_BILLING' })).toBeNull();
    expect(reason('checkOut', { ...leaving, hasArrived: false })).toBe('BAD_STATUS');
    expect(reason('checkOut', { status: 'PAST_STAY' })).toBe('BAD_STATUS');
    expect(guaranteeReason(leaving)).toBeNull();
    expect(guaranteeReason({ ...leaving, isOwing: false })).toBe('BAD_STATUS');
  });

  it('are not offered where the API has no stay', () => {
    const offline = options({ isStayOnline: false });
    expect(reservationOptionNames.filter((name) => !offline[name].enabled)).toEqual(stayOptionNames);
    for (const name of stayOptionNames) expect(offline[name].issueReason).toBe('NOT_AVAILABLE');
  });
});

it('promises nothing of a reservation whose state is not known', () => {
  const reasons = new Set(Object.values(options({ status: null })).map(({ issueReason }) => issueReason));
  expect([...reasons]).toEqual(['TEMPORARILY_UNAVAILABLE']);
});
