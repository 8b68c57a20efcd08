import { cleanup, render, screen } from '@testing-library/react';
import type { Language } from '@/domain/locale';
import type { Reservation } from '@/domain/reservation/reservation';
import { aReservation } from '@/domain/reservation/testReservation';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import fi from '../../../public/locales/fi/common.json';
import sv from '../../../public/locales/sv/common.json';
import { BookingPass } from './BookingPass';

const apple = { kind: 'APPLE', url: '/wallet/abc.def' } as const;
const google = { kind: 'GOOGLE', url: 'https://pay.google.com/gp/v/save/a.b.c' } as const;
const android = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

// Two weeks before the stay.
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-10-10T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The names of the links beside the code of a booking. */
function linksOf(change: Partial<Reservation>, locale: Language = 'en') {
  render(
    <TranslatorProvider locale={locale} messages={{ en, fi, sv }[locale]}>
      <BookingPass reservation={aReservation(change)} deskCode="7001" link={null} />
    </TranslatorProvider>,
  );
  const names = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  cleanup();
  return names;
}

describe('the passes for a phone', () => {
  it.each([
    ['en', 'Add to Apple Wallet', 'Add to Google Wallet'],
    ['fi', 'Lisää Apple Walletiin', 'Lisää Google Walletiin'],
    ['sv', 'Lägg till i Apple Wallet', 'Lägg till i Google Wallet'],
  ] as const)('are named as their owners name them, in %s', (locale, ...names) => {
    expect(linksOf({ walletPasses: [apple, google] }, locale)).toEqual(names);
  });

  it('are those that the API has', () => {
    expect(linksOf({ walletPasses: [google] })).toEqual(['Add to Google Wallet']);
    expect(linksOf({ walletPasses: [] })).toEqual([]);
  });

  it.each([
    ['cancelled', { status: 'CANCELLED' }],
    ['past', { status: 'PAST_STAY' }],
  ] as const)('are none of a stay that is %s', (_how, change) => {
    expect(linksOf({ ...change, walletPasses: [apple, google] })).toEqual([]);
  });

  it('begin on a phone with Android with the one that it has', () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
    expect(linksOf({ walletPasses: [apple, google] })).toEqual(['Add to Google Wallet', 'Add to Apple Wallet']);
  });

  it('are plain links that tell nobody where the guest comes from, beside the code and the calendar', () => {
    render(
      <TranslatorProvider locale="en" messages={en}>
        <BookingPass reservation={aReservation({ walletPasses: [apple] })} deskCode="7001" link={null} />
      </TranslatorProvider>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(apple.url);
    expect(link.getAttribute('rel')).toBe('noreferrer noopener');
    expect(link.getAttribute('type')).toBe('application/vnd.apple.pkpass');
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  });
});
