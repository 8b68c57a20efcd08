import { money } from '@/domain/money';
import { anOffer, aRate } from '@/domain/stay/testOffers';
import type { RatePlan } from '@/domain/rate/ratePlan';
import type { RoomOffer } from '@/domain/stay/roomOffer';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import type { RateOption } from '@/domain/rate/rateOptions';
import { descriptionOf, rateLines } from './rateLines';
import type { RatedStay } from './rateLines';

const english = createTranslator('en', loadAllMessages('en'));
const linesOf = (
  rate: Partial<RatePlan>,
  offer: Partial<RoomOffer> = {},
  { terms = [], blockedBy = [], points = null }: Partial<RateOption> = {},
  stay: Partial<RatedStay> = {},
) => {
  const option = {
    rate: aRate(rate),
    offer: anOffer(offer),
    isDefault: true,
    isLowest: true,
    more: null,
    saving: null,
  };
  const now = Date.parse('2026-11-20T10:00:00Z');
  const asked = { nights: 2, timeZone: 'Europe/Helsinki', now, isForOther: false, breakfast: null, ...stay };
  return rateLines({ ...option, terms, blockedBy, points }, asked, english).map(({ text }) => text);
};

describe('the lines of a rate', () => {
  it('are what it includes, until when it can be cancelled on the hotel’s clock, and when it is paid', () => {
    const lines = linesOf(
      { includes: ['Breakfast', 'Sauna'] },
      { cancel: { kind: 'free', until: '2026-12-01T16:00:00Z' } },
    );
    expect(lines).toEqual([
      'Breakfast\u00a0· Sauna',
      expect.stringMatching(/^Free cancellation until .*1 Dec 2026.*18[:.]00/),
      'Pay now or at the hotel',
    ]);
  });

  it('say that it cannot be cancelled, and leave out what is included where the API does not say', () => {
    expect(linesOf({ depositRequirement: 'DEPOSIT_REQUIRED' })).toEqual(['Cannot be cancelled', 'Paid when booking']);
  });

  it('say what breakfast would cost, where it can be added and is not included', () => {
    const breakfast = { guests: 2, total: money(7200) };
    const words = 'Breakfast can be added: €72 for 2 guests';
    expect(linesOf({ breakfastIncluded: false }, {}, {}, { breakfast })).toContain(words);
    expect(linesOf({ breakfastIncluded: true }, {}, {}, { breakfast })).not.toContain(words);
    const inPoints = anOffer({ price: money(400_000, 'S_POINT') });
    expect(linesOf({ breakfastIncluded: false }, inPoints, {}, { breakfast })).not.toContain(words);
  });

  it('say the deadline on the guest’s clock too, where it is another one', () => {
    const cancel = { kind: 'free', until: '2026-12-01T16:00:00Z' } as const;
    const own = Intl.DateTimeFormat().resolvedOptions();
    const zones = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    zones.mockReturnValue({ ...own, timeZone: 'America/New_York' });
    expect(linesOf({}, { cancel })[0]).toMatch(/18[:.]00 \(hotel time\) · That is .*11[:.]00.* your time$/);
    zones.mockReturnValue({ ...own, timeZone: 'Europe/Helsinki' });
    expect(linesOf({}, { cancel })[0]).not.toMatch(/clock/);
    zones.mockRestore();
  });

  it('go without the hotel’s words about a right that has ended', () => {
    const rate = aRate({ description: 'Cancel freely until six in the evening.' });
    const at = (now: string) =>
      descriptionOf(
        { rate, offer: anOffer({ cancel: { kind: 'free', until: '2026-12-01T16:00:00Z' } }) },
        { nights: 1, timeZone: 'Europe/Helsinki', now: Date.parse(now), isForOther: false, breakfast: null },
      );
    expect(at('2026-12-01T15:59:00Z')).toBe(rate.description);
    expect(at('2026-12-01T16:00:00Z')).toBe('');
  });

  it.each([
    ['17:59', /^Free cancellation until/],
    ['18:00', /^Free cancellation has ended$/],
    ['18:01', /^Free cancellation has ended$/],
  ])('offer no free cancellation after its deadline: at %s', (time, words) => {
    const cancel = { kind: 'free', until: '2026-12-01T18:00:00+02:00' } as const;
    const now = Date.parse(`2026-12-01T${time}:00+02:00`);
    expect(linesOf({}, { cancel }, {}, { now })).toContainEqual(expect.stringMatching(words));
  });

  it('say what the rate requires of the guest who books, unless that is why it cannot be chosen', () => {
    const personal = 'At this rate you can only book for yourself: the person who books must also stay.';
    expect(linesOf({}, {}, { terms: ['ONLY_S_BANK_PAYMENTS', 'BOOKING_FOR_OTHER_NOT_ALLOWED'] })).toEqual(
      expect.arrayContaining([
        'This rate can only be paid through S-Bank’s online bank. Other rates can be paid in other ways.',
        personal,
      ]),
    );
    const blocked = ['BOOKING_FOR_OTHER_NOT_ALLOWED'] as const;
    expect(linesOf({}, {}, { terms: blocked, blockedBy: blocked })).not.toContain(personal);
  });

  it('say that a company’s own rate can be invoiced, unless it is paid ahead', () => {
    const applied = ['COMPANY_CODE'] as const;
    expect(linesOf({}, { applied })).toContainEqual(expect.stringMatching(/^Invoiced to your company/));
    const ahead = { allowedGuarantees: [{ type: 'DEPOSIT', methods: ['CARD'], flows: ['WEB_TERMINAL'] }] } as const;
    expect(linesOf(ahead, { applied })).not.toContainEqual(expect.stringMatching(/^Invoiced/));
    expect(linesOf({}, { applied: ['PROMOTION_CODE'] })).not.toContainEqual(expect.stringMatching(/^Invoiced/));
  });

  it('say what a price in points takes and leaves', () => {
    const inPoints = (amount: number) => money(amount * 100, 'S_POINT');
    const points = { has: inPoints(150000), takes: inPoints(40000), left: inPoints(110000) };
    const text = 'You have 150,000 S Points. This uses 40,000 S Points, leaving 110,000 S Points.';
    expect(linesOf({}, {}, { points }).map((line) => line.replace(/\u00a0/g, ' '))).toContain(text);
  });

  it('say that it is paid when booking for someone else, where its terms require it', () => {
    const terms = ['BOOKING_FOR_OTHER_REQUIRES_PAYMENT'] as const;
    expect(linesOf({}, {}, { terms })).toContain('Pay now or at the hotel');
    expect(linesOf({}, {}, { terms }, { isForOther: true })).toContain('Paid when booking');
    expect(linesOf({}, {}, {}, { isForOther: true })).toContain('Pay now or at the hotel');
  });
});
