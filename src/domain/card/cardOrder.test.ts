import {
  attemptToSend,
  cardOrderPaidFor,
  keyOfAttempt,
  nothingToPay,
  unpaidReason,
  waysToPayCard,
  withMadeOrder,
  withRefusal,
} from './cardOrder';
import type { CardOrder, CardOrderContent } from './cardOrder';
import { failureOf } from '../failure';
import type { Failure } from '../failure';
import { money } from '../money';
import { paymentOutcome } from '../payment/paymentOutcome';

const content: CardOrderContent = {
  purpose: 'PURCHASE',
  locale: 'fi',
  buyer: null,
  promotionCode: null,
  price: money(2500),
  payment: nothingToPay,
  savesPaymentCard: false,
  returnUrl: '/s-card/maksu',
};
const order: CardOrder = {
  orderId: 'SC700001',
  orderKey: 'secret',
  status: 'UNPAID',
  price: money(2500),
  cardNumber: null,
  validUntil: null,
};
const payment = { paymentId: 'p1', paymentUrl: '/pay/p1', method: 'CARD', heldUntil: null } as const;

describe('an attempt to order a card', () => {
  it('repeats an unanswered call under its own key, and pays again under another', () => {
    const first = attemptToSend(null, content, 'key');
    expect(keyOfAttempt(attemptToSend(first, content, 'other'), content)).toBe(keyOfAttempt(first, content));
    const made = withMadeOrder(first, { ...order, payment });
    expect(made).toMatchObject({ sent: null, order: { orderId: 'SC700001', orderKey: 'secret' }, payment });
    const second = attemptToSend(made, content, 'other');
    expect(second.order).toEqual(made.order);
    expect(keyOfAttempt(second, content)).not.toBe(keyOfAttempt(first, content));
    expect(second.createKey).toBe('key');
  });

  it('is forgotten when it is refused, unless an order was made before', () => {
    const first = attemptToSend(null, content, 'key');
    expect(withRefusal(first)).toBeNull();
    const again = attemptToSend(withMadeOrder(first, { ...order, payment }), content, 'x');
    expect(withRefusal(again)).toMatchObject({ sent: null, order: { orderId: 'SC700001' } });
  });
});

const early = { isLastCheck: false, page: 'known' as 'known' | 'missing' };
const last = { ...early, isLastCheck: true };
const outcome = (answered: CardOrder | null, failure: Failure | null, asking = early) =>
  paymentOutcome({ subject: answered, failure }, { ...asking, paidForBy: cardOrderPaidFor }).kind;

describe('the state of an order', () => {
  it.each(['PAID', 'WITHDRAWN'] as const)('is paid when it is %s, whatever the payment says', (status) => {
    for (const failure of [null, failureOf('payment', 'REFUSED_BY_ISSUER'), failureOf('transport', 'NETWORK')]) {
      expect(outcome({ ...order, status }, failure)).toBe('paid');
    }
  });

  it('is paid when it was completed before, even if it cannot be read', () => {
    expect(outcome(null, failureOf('guarantee', 'ALREADY_COMPLETED'))).toBe('paid');
  });

  it.each([
    failureOf('payment', 'REFUSED_BY_ISSUER'),
    failureOf('payment', 'CANCELLED_BY_CUSTOMER'),
    failureOf('guarantee', 'PAYMENT_FAILURE'),
  ])('may be paid again after $code', (failure) => {
    expect(outcome(order, failure)).toBe('notPaid');
  });

  it.each([failureOf('transport', 'NETWORK'), failureOf('transport', 'TIMEOUT'), failureOf('guarantee', 'UNKNOWN')])(
    'is never unpaid after $kind $code',
    (failure) => {
      for (const answered of [null, order]) {
        for (const asking of [early, last]) expect(outcome(answered, failure, asking)).toBe('pending');
      }
    },
  );

  it('may be paid again after the provider gave up, once nothing is under way', () => {
    const failure = failureOf('guarantee', 'TIME_OUT');
    expect(outcome(order, failure)).toBe('pending');
    expect(outcome(null, failure, last)).toBe('pending');
    expect(outcome(order, failure, last)).toBe('notPaid');
  });

  it('can be continued on its page, or paid anew when it has none', () => {
    const failure = failureOf('guarantee', 'PAYMENT_IN_PROGRESS');
    expect(outcome(order, failure)).toBe('open');
    expect(outcome(order, failure, { ...early, page: 'missing' })).toBe('noPage');
  });

  it('is with the bank while the bank decides, and not paid again', () => {
    for (const failure of [null, failureOf('guarantee', 'PAYMENT_IN_PROGRESS')]) {
      expect(outcome({ ...order, status: 'PENDING' }, failure)).toBe('atBank');
    }
  });

  it('is gone when there is no such order, or the payment is of another', () => {
    expect(outcome(null, failureOf('reservation', 'NOT_FOUND'))).toBe('gone');
    expect(outcome(order, failureOf('guarantee', 'INVALID_RESERVATION'))).toBe('gone');
  });
});

it('says why a card is not paid as far as that is known', () => {
  expect(unpaidReason(failureOf('payment', 'REFUSED_BY_ISSUER'))).toBe('REFUSED_BY_ISSUER');
  expect(unpaidReason(failureOf('payment', 'UNSUPPORTED_METHOD'))).toBe('METHOD_NOT_ALLOWED');
  for (const failure of [null, failureOf('payment', 'UNKNOWN'), failureOf('guarantee', 'STAFF_RESTRICTION')]) {
    expect(unpaidReason(failure)).toBe('PROCESSING_FAILED');
  }
});

it('offers banks before cards, and saved cards before new ones', () => {
  const saved = { id: '1', card: 'VISA', lastDigits: '4242', validity: 'VALID', validUntil: '2028-01-31' } as const;
  const flows = waysToPayCard([saved, { ...saved, id: '2', validity: 'EXPIRED' }]).map(({ choice }) => choice);
  expect(flows.map(({ method }) => method)).toEqual([...Array<string>(4).fill('ONLINE_BANK'), 'CARD', 'CARD']);
  expect(flows.map(({ savedCardId }) => savedCardId).filter(Boolean)).toEqual(['1']);
  expect(flows.at(-2)?.savedCardId).toBe('1');
});
