import { anOffer, aRate } from '@/domain/testOffers';
import type { RatePlan, RoomOffer } from '@/domain/offer';
import { loadAllMessages } from '@/i18n/loadMessages';
import { createTranslator } from '@/i18n/translator';
import { rateLines } from './rateLines';

const english = createTranslator('en', loadAllMessages('en'));
const linesOf = (rate: Partial<RatePlan>, offer: Partial<RoomOffer> = {}) => {
  const option = { rate: aRate(rate), offer: anOffer(offer), isDefault: true, isLowest: true, more: null };
  return rateLines({ ...option, isBlocked: false }, 'Europe/Helsinki', english).map(({ text }) => text);
};

describe('what a rate says of itself', () => {
  it('is what it includes, until when it can be cancelled on the hotel’s clock, and when it is paid', () => {
    const lines = linesOf(
      { includes: ['Breakfast', 'Sauna'] },
      { cancel: { kind: 'free', until: '2026-12-01T16:00:00Z' } },
    );
    expect(lines).toEqual([
      'Breakfast · Sauna',
      expect.stringMatching(/^Free cancellation until .*1 Dec 2026.*18[:.]00/),
      'Pay now or at the hotel',
    ]);
  });

  it('falls back to its description, and says plainly what cannot be cancelled', () => {
    expect(linesOf({ description: 'Just the room', depositRequirement: 'DEPOSIT_REQUIRED' })).toEqual([
      'Just the room',
      'Cannot be cancelled',
      'Paid when booking',
    ]);
  });
});
