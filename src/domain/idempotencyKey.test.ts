import fc from 'fast-check';
import { idempotencyKey } from './idempotencyKey';
import type { AskedOnce } from './idempotencyKey';
import { money } from './money';
import type { GuaranteeChoice } from './payment/payment';

const byCard: GuaranteeChoice = {
  type: 'DEPOSIT',
  flow: 'WEB_TERMINAL',
  method: 'CARD',
  bank: null,
  card: null,
  savedCardId: null,
};
const asked: AskedOnce = { attempt: 'a1', does: 'pay', about: '7001', way: byCard, amount: money(15900) };

describe('the key of a call', () => {
  it('is the same when the same thing is asked again', () => {
    expect(idempotencyKey({ ...asked })).toBe(idempotencyKey(asked));
  });

  it.each<[string, Partial<AskedOnce>]>([
    ['attempt', { attempt: 'a2' }],
    ['action', { does: 'book' }],
    ['booking', { about: '7002' }],
    ['way to pay', { way: { ...byCard, method: 'ONLINE_BANK', bank: 'NORDEA' } }],
    ['bank', { way: { ...byCard, bank: 'OP' } }],
    ['saved card', { way: { ...byCard, savedCardId: 'card-1' } }],
    ['no way to pay', { way: null }],
    ['amount', { amount: money(15901) }],
    ['currency', { amount: money(15900, 'S_POINT') }],
    ['no amount', { amount: null }],
  ])('is another for another %s', (_, change) => {
    expect(idempotencyKey({ ...asked, ...change })).not.toBe(idempotencyKey(asked));
  });

  it('can be sent as a header, whatever it is about', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (about) => {
        expect(idempotencyKey({ ...asked, about })).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});
