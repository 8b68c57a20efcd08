import { countryName } from './countryName';
import type { Locale } from './locales';

interface Place {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** A postal address in a line: `Kauppakatu 1, 40100 Jyväskylä, Finland`. Parts that are not known are left out. */
export const addressLine = ({ street, postcode, city, countryCode }: Place, locale: Locale): string =>
  [street, `${postcode} ${city}`.trim(), countryCode && countryName(countryCode, locale)].filter(Boolean).join(', ');
