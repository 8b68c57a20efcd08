import { madeOnce } from '@/domain/madeOnce';
import type { Money } from '@/domain/money';
import { languageOf } from './locales';
import type { Locale } from './locales';

const NBSP = '\u00a0';

/** English pages write numbers the American way, Swedish ones the Swedish way, all others the Finnish way. */
export function numberLocaleOf(locale: Locale): 'fi-FI' | 'en-US' | 'sv-SE' {
  if (locale === 'en') return 'en-US';
  return locale === 'sv' ? 'sv-SE' : 'fi-FI';
}

const pointsLabels = { fi: 'S-pistettä', en: 'S Points', sv: 'S-poäng' } as const;

/** Engines use different non-breaking spaces; one kind makes the server's and the browser's text equal. */
export const unbreakable = (text: string): string => text.replace(/[\s\u202f]/g, NBSP);

type NumberLocale = ReturnType<typeof numberLocaleOf> | 'ru-RU';

/** By locale, currency and decimals. A list of hotels writes hundreds of amounts. */
const currencyFormat = madeOnce((key: `${NumberLocale} ${'EUR' | 'RUB'} ${0 | 2}`) => {
  const [locale, currency, digits] = key.split(' ');
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
});

/**
 * An amount in words and figures: whole amounts without decimals, others with two. Points look like euros with a label
 * in place of the sign. The figures come from the integer itself, never from a fraction.
 */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const minor = Math.abs(amount) % 100;
  const whole = Math.floor(Math.abs(amount) / 100);
  const digits = minor === 0 ? 0 : 2;
  const numberLocale = currency === 'RUB' ? 'ru-RU' : numberLocaleOf(locale);
  // Minus zero keeps its sign, which a debt of less than a whole unit needs.
  const parts = currencyFormat(`${numberLocale} ${currency === 'RUB' ? 'RUB' : 'EUR'} ${digits}`).formatToParts(
    amount < 0 ? -whole : whole,
  );

  const label = pointsLabels[languageOf(locale)];
  const signFollows = parts.findIndex((part) => part.type === 'currency') > 0 && numberLocale !== 'en-US';
  const text = parts
    .map((part) => {
      if (part.type === 'fraction') return String(minor).padStart(2, '0');
      if (part.type === 'currency' && currency === 'S_POINT') return signFollows ? label : '';
      return part.value;
    })
    .join('');
  return unbreakable(currency === 'S_POINT' && !signFollows ? `${text} ${label}` : text);
}
