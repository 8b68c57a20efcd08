import type { ContentLocale } from '../world/localized';

/** ISO 3166-1 alpha-2 and the calling code; names come from the runtime's own language data. */
const prefixes: Readonly<Record<string, string>> = {
  FI: '+358',
  SE: '+46',
  NO: '+47',
  DK: '+45',
  IS: '+354',
  FO: '+298',
  GL: '+299',
  AX: '+35818',
  EE: '+372',
  LV: '+371',
  LT: '+370',
  AT: '+43',
  BE: '+32',
  BG: '+359',
  HR: '+385',
  CY: '+357',
  CZ: '+420',
  FR: '+33',
  DE: '+49',
  GR: '+30',
  HU: '+36',
  IE: '+353',
  IT: '+39',
  LU: '+352',
  MT: '+356',
  NL: '+31',
  PL: '+48',
  PT: '+351',
  RO: '+40',
  SK: '+421',
  SI: '+386',
  ES: '+34',
  GB: '+44',
  CH: '+41',
  UA: '+380',
  TR: '+90',
  US: '+1',
  CA: '+1',
  JP: '+81',
  CN: '+86',
  KR: '+82',
  IN: '+91',
  AU: '+61',
  NZ: '+64',
};

/** Countries by name in the language. */
export const countriesIn = (locale: ContentLocale) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return Object.entries(prefixes)
    .map(([code, phonePrefix]) => ({ code, name: names.of(code) ?? code, phonePrefix }))
    .sort((one, other) => compare(one.name, other.name));
};
