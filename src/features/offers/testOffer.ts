import { money } from '@/domain/money';
import type { SpecialOffer } from '@/domain/content/specialOffer';

/** A special offer for tests. */
export const anOffer = (fields: Partial<SpecialOffer> = {}): SpecialOffer => ({
  id: '3001',
  slug: '3001-winter-night',
  title: 'Winter night',
  lead: 'A slow morning.',
  picture: null,
  priceFrom: { amount: money(8330), unit: 'NIGHT' },
  sale: { from: '2026-10-01', to: '2027-03-31' },
  stay: { from: '2026-11-10', to: '2027-03-31' },
  membership: null,
  meta: {
    title: 'Winter night',
    description: 'A slow morning.',
    picture: null,
    publishedAt: '2026-10-12T09:00:00+03:00',
    modifiedAt: '2026-10-12T09:00:00+03:00',
  },
  body: [],
  terms: [['Breakfast is ', { kind: 'strong', children: ['included'] }, '.']],
  hotels: [
    { id: '1502', name: 'Sarastus Break Levi', city: 'Levi', urlPath: 'levi/sarastus-break-levi' },
    { id: '1001', name: 'Sarastus Original Kamppi', city: 'Helsinki', urlPath: 'helsinki/kamppi' },
  ],
  promotionCode: 'TALVI',
  planCode: 'TALVI',
  ...fields,
});
