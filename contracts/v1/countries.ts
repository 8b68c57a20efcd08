import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { ContentLocale } from '../world/localized';

/** Countries that share a calling code with a larger one, by the area code that is theirs alone. */
const areaCodes: Readonly<Record<string, string>> = {
  AX: '18',
  AG: '268',
  AI: '264',
  AS: '684',
  BB: '246',
  BM: '441',
  BS: '242',
  DM: '767',
  DO: '809',
  GD: '473',
  GU: '671',
  JM: '876',
  KN: '869',
  KY: '345',
  LC: '758',
  MP: '670',
  MS: '664',
  PR: '787',
  SX: '721',
  TC: '649',
  TT: '868',
  VC: '784',
  VG: '284',
  VI: '340',
};

/** Every country of the telephone network by name in the language, which the runtime knows. */
export const countriesIn = (locale: ContentLocale) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      phonePrefix: `+${getCountryCallingCode(code)}${areaCodes[code] ?? ''}`,
    }))
    .sort((one, other) => compare(one.name, other.name));
};
