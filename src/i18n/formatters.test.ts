import fc from 'fast-check';
import { createFormatters } from './formatters';
import { locales } from './locales';
import { currencies } from '@/domain/money';
import type { Money } from '@/domain/money';

const euro = (amount: number): Money => ({ amount, currency: 'EUR' });
const points = (amount: number): Money => ({ amount, currency: 'S_POINT' });
const fi = createFormatters('fi');
const en = createFormatters('en');
const sv = createFormatters('sv');
const et = createFormatters('et');

describe('money', () => {
  it('shows whole amounts without decimals and others with two', () => {
    expect(fi.money(euro(12000))).toBe('120\u00a0€');
    expect(fi.money(euro(12050))).toBe('120,50\u00a0€');
    expect(fi.money(euro(12005))).toBe('120,05\u00a0€');
  });

  it('writes numbers the Finnish way by default, the American way in English, the Swedish way in Swedish', () => {
    expect(fi.money(euro(123456789))).toBe('1\u00a0234\u00a0567,89\u00a0€');
    expect(en.money(euro(123456789))).toBe('€1,234,567.89');
    expect(sv.money(euro(123456789))).toBe('1\u00a0234\u00a0567,89\u00a0€');
    expect(et.money(euro(123456789))).toBe('1\u00a0234\u00a0567,89\u00a0€');
  });

  it('writes roubles the Russian way everywhere', () => {
    for (const locale of locales) {
      expect(createFormatters(locale).money({ amount: 123450, currency: 'RUB' })).toBe('1\u00a0234,50\u00a0₽');
    }
  });

  it('writes points like euros with a label for the sign', () => {
    expect(fi.money(points(1200000))).toBe('12\u00a0000\u00a0S-pistettä');
    expect(en.money(points(1200000))).toBe('12,000\u00a0S\u00a0Points');
    expect(sv.money(points(1200000))).toBe('12\u00a0000\u00a0S-poäng');
    expect(et.money(points(1200000))).toBe('12\u00a0000\u00a0S\u00a0Points');
  });

  it('keeps the sign of a discount, even of less than a whole unit', () => {
    expect(fi.money(euro(-50))).toBe('−0,50\u00a0€');
    expect(en.money(euro(-50))).toBe('-€0.50');
    expect(en.money(points(-5000))).toBe('-50\u00a0S\u00a0Points');
  });

  it('can be read back exactly in every locale', () => {
    const currency = fc.constantFrom(...currencies);
    const amount = fc.integer({ min: -100_000_000_000_000, max: 100_000_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...locales), amount, currency, (locale, value, unit) => {
        const text = createFormatters(locale).money({ amount: value, currency: unit });
        const decimal = locale === 'en' && unit !== 'RUB' ? '.' : ',';
        const figures = text.replace(/S.(pistettä|Points|poäng)$/, '').replace(/[^\d.,−-]/g, '');
        const [whole = '', fraction = '00'] = figures.split(decimal);
        const digits = Number(whole.replace(/\D/g, '') + fraction);
        expect(text).not.toMatch(/ /);
        expect((/^[−-]/.test(figures) ? -digits : digits) + 0).toBe(value + 0);
      }),
    );
  });
});

describe('days and times', () => {
  it('writes a day with its weekday', () => {
    expect(fi.date('2026-12-05')).toBe('la 5.12.2026');
    expect(en.date('2026-12-05')).toBe('Sat 5 Dec 2026');
    expect(sv.date('2026-12-05')).toBe('lör 5 dec. 2026');
    expect(et.date('2026-12-05')).toBe('Sat 5 Dec 2026');
  });

  it('writes a stay, and the year twice only when it changes', () => {
    expect(fi.dateRange({ startDate: '2026-12-04', endDate: '2026-12-06' })).toBe('pe 4.12. – su 6.12.2026');
    expect(en.dateRange({ startDate: '2026-12-30', endDate: '2027-01-02' })).toBe('Wed 30 Dec 2026 – Sat 2 Jan 2027');
    expect(sv.dayShort('2026-09-01')).toBe('tis 1 sep.');
  });

  it('shows an instant in the hotel’s time, summer and winter', () => {
    expect(fi.instant('2026-12-04T16:00:00Z', 'Europe/Helsinki')).toBe('pe 4.12.2026 klo\u00a018.00');
    expect(en.instant('2026-06-04T15:00:00Z', 'Europe/Helsinki')).toBe('Thu 4 Jun 2026 at\u00a018:00');
    expect(sv.instant('2026-12-04T22:30:00Z', 'Europe/Helsinki')).toBe('lör 5 dec. 2026 kl.\u00a000.30');
  });

  it('writes times as each language does', () => {
    expect([fi, en, sv, et].map((format) => format.time('15:00'))).toEqual(['15.00', '15:00', '15.00', '15:00']);
  });

  it('joins lists', () => {
    expect(fi.list(['sauna', 'parveke', 'takka'])).toBe('sauna, parveke ja takka');
    expect(en.list(['a sauna', 'a balcony', 'a fireplace'])).toBe('a sauna, a balcony and a fireplace');
  });
});
