import { localeCode } from '@/i18n/locales';
import type { Locale, LocaleCode } from '@/i18n/locales';
import type { Locale as WireLocale } from './__generated__/useReservationV2Query.graphql';

/** The locale's name in the booking API. */
export function toWireLocale(locale: Locale): Extract<WireLocale, Uppercase<LocaleCode>> {
  return localeCode(locale).toUpperCase() as Uppercase<LocaleCode>;
}
