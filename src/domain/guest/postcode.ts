interface PostcodeRule {
  /** Matches a postcode without spaces and hyphens, in capitals. */
  readonly shape: RegExp;
  readonly example: string;
}

const digits = (count: number, example: string): PostcodeRule => ({ shape: new RegExp(`^\\d{${count}}$`), example });

/** The countries that most guests live in, after the addressing guides of the Universal Postal Union. */
const rules: Readonly<Record<string, PostcodeRule>> = {
  AT: digits(4, '1010'),
  AU: digits(4, '2000'),
  AX: digits(5, '22100'),
  BE: digits(4, '1000'),
  CA: { shape: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, example: 'K1A 0B1' },
  CH: digits(4, '3000'),
  CZ: digits(5, '110 00'),
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { shape: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  IT: digits(5, '00118'),
  JP: digits(7, '100-0001'),
  LT: digits(5, '01001'),
  LV: digits(4, '1050'),
  NL: { shape: /^\d{4}[A-Z]{2}$/, example: '1011 AB' },
  NO: digits(4, '0150'),
  PL: digits(5, '00-001'),
  RU: digits(6, '101000'),
  SE: digits(5, '111 20'),
  US: { shape: /^\d{5}(\d{4})?$/, example: '10001' },
};

/** Countries and regions whose addresses have no postcode. */
const without = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

export const hasPostcodes = (countryCode: string): boolean => !without.has(countryCode);

/** A postcode of the country; null where a guest must be told without one. */
export const examplePostcode = (countryCode: string): string | null => rules[countryCode]?.example ?? null;

/**
 * A postcode as a person writes it, such as `FI-40100` and `40 100`: in capitals, without the country before it, and
 * without the spaces inside a number. What is no postcode stays as it is.
 */
export function readPostcode(typed: string, countryCode: string): string {
  const written = typed.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const own = written.replace(new RegExp(`^(${countryCode}|[A-Z]{2}(?=-))[ -]?(?=\\d)`), '');
  const plain = own.replaceAll(/[ -]/g, '');
  return /^\d+$/.test(plain) && rules[countryCode]?.shape.test(plain) ? plain : own;
}

/** Whether this is a postcode of the country. Those of countries without a rule are checked for their characters only. */
export function isPostcode(text: string, countryCode: string): boolean {
  const rule = rules[countryCode];
  return rule ? rule.shape.test(text.replaceAll(/[ -]/g, '')) : /^[A-Z\d][A-Z\d -]{1,11}$/i.test(text);
}
