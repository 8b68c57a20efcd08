import { render, screen, within } from '@testing-library/react';
import type { SCardProduct } from '@/domain/card/cardProduct';
import type { HotelResult } from '@/domain/search/hotelOffers';
import { money } from '@/domain/money';
import { testLevels } from '@/domain/card/testCard';
import { aHotel } from '@/domain/content/testHotel';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import type { Locale } from '@/i18n/locales';
import { languageOf } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { CardOffer } from './CardOffer';
import { LastSearchSaving } from './LastSearchSaving';
import { savingsIn } from './savingsIn';

const product: SCardProduct = {
  price: money(2500),
  validityMonths: 12,
  minimumAge: 18,
  withdrawalDays: 14,
  pointsPerEuro: 5,
  levels: testLevels,
  benefits: [
    { id: 'PARKING', name: 'Parking', description: 'One night.', levelId: null },
    { id: 'LATE', name: 'Late check-out', description: 'Until 14:00.', levelId: testLevels[1]?.id ?? '' },
  ],
};

const on = (locale: Locale, children: JSX.Element) =>
  render(
    <TranslatorProvider locale={locale} messages={loadAllMessages(languageOf(locale))}>
      {children}
    </TranslatorProvider>,
  ).container;
const show = (fields: Partial<SCardProduct> = {}, locale: Locale = 'en') =>
  on(
    locale,
    <CardOffer
      product={{ ...product, ...fields }}
      ways={<a href="/buy">Buy</a>}
      saving={null}
      termsHref="/en/terms"
      withdrawalHref="/w"
    />,
  );

describe('what is sold as an S-Card', () => {
  it('has its price, its time and its terms, and the way to buy it', () => {
    show();
    expect(screen.getAllByText(/€25/).length).toBeGreaterThan(0);
    const terms = within(screen.getByRole('region', { name: 'The terms in brief' }));
    const pairs = [...document.querySelectorAll('dl > div')].map((pair) =>
      [...pair.children].map((each) => each.textContent),
    );
    expect(pairs).toEqual([
      ['Price', '€25, VAT included'],
      ['Valid for', '12 months'],
      ['Who it is for', 'Aged 18 or over, for your own use only'],
      ['Withdrawal', 'Within 14 days, with a refund'],
    ]);
    expect(terms.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/en/terms');
    expect(screen.getByRole('link', { name: 'Buy' })).toBeTruthy();
  });

  it('names the level that a benefit needs, and each level with its points and what it gives', () => {
    show();
    const benefits = within(screen.getByRole('region', { name: 'Benefits' })).getAllByRole('listitem');
    const name = testLevels[1]?.name;
    expect(benefits.map((each) => each.textContent)).toEqual([
      'ParkingOne night.',
      `Late check-outUntil 14:00.From level ${name}`,
    ]);
    const levels = within(screen.getByRole('region', { name: 'Levels' }));
    for (const level of testLevels) {
      expect(levels.getByRole('heading', { name: level.name })).toBeTruthy();
      for (const gift of level.gives) expect(levels.getByText(gift)).toBeTruthy();
    }
  });

  it('is whole without benefits and levels', () => {
    show({ benefits: [], levels: [] });
    expect(screen.queryByRole('region', { name: 'Benefits' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Levels' })).toBeNull();
    expect(screen.getByRole('region', { name: 'The terms in brief' })).toBeTruthy();
  });

  it('marks texts of the chain as Estonian where the interface is English', () => {
    show({}, 'et');
    expect(screen.getByRole('heading', { name: 'Parking' }).getAttribute('lang')).toBe('et');
  });
});

describe('what the card would have saved', () => {
  const cancel = { kind: 'free', until: '2026-12-01T18:00:00+02:00' } as const;
  const card = aRate({ refId: 'CARD', loyaltyType: 'S_CARD', depositRequirement: 'GUARANTEE_REQUIRED' });
  const hotel = (id: string, forAll: number, withCard: number | null, available = true) =>
    ({
      hotel: aHotel({ id, name: id }),
      available,
      configurations: [{ id: 'room-0', roomIndex: 0 }],
      roomTypes: [aRoomType()],
      rates: [aRate({ refId: 'BAR' }), card],
      offers: [
        anOffer({ price: money(forAll), cancel }),
        ...(withCard === null ? [] : [anOffer({ rateRefId: 'CARD', price: money(withCard), cancel })]),
      ],
    }) as unknown as HotelResult;
  const hotels = [
    hotel('Dear', 40_000, 30_000),
    hotel('Third', 30_000, 29_000),
    hotel('Without', 10_000, null),
    hotel('First', 20_000, 17_600),
    hotel('Full', 5_000, 4_000, false),
    hotel('Second', 25_000, 22_000),
  ];
  const search = { startDate: '2026-12-01', endDate: '2026-12-03', placeName: 'Helsinki' };

  it('is shown for the three cheapest hotels, not for those where it is the most', () => {
    expect(savingsIn(hotels).map(({ hotelName }) => hotelName)).toEqual(['First', 'Second', 'Third']);
  });

  it('has both prices and the difference, the search, and what they have in common', () => {
    on('en', <LastSearchSaving savings={savingsIn(hotels)} search={search} />);
    const region = within(screen.getByRole('region', { name: /would have saved/ }));
    expect(region.getByText('Helsinki, Tue 1 Dec – Thu 3 Dec 2026')).toBeTruthy();
    const [, first] = region.getAllByRole('row');
    expect(first?.textContent).toMatch(/First.*€200.*€176.*€24/);
    expect(region.getByText(/is guaranteed with a payment card/)).toBeTruthy();
  });

  it('is left out where nothing is known', () => {
    expect(on('en', <LastSearchSaving savings={savingsIn([])} search={search} />).textContent).toBe('');
  });
});
