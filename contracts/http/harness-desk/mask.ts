const MASK = '•••';

/** Fields that are about a person, or that open something, by their names in both APIs. */
const secretNames = [
  /^(first|last|other|full|holder|company)_?names?$/i,
  /mail$|phone|street|address$|post_?code$|^city$|birth|nationality|contact$/i,
  /token|hash|secret|password|authorization|identifier$|reference$|qr_?code/i,
  /^(card|document|membership)?_?numbers?$|^saved_?card_?id$|information$|^wish(es)?$|^arrivesFrom$|^code$/i,
];
/** Objects of persons, whose `name` and `text` are personal, too; those of a hotel are not. */
const persons = /guest|customer|contact|device|holder|payer|companion|feedback|survey/i;
const nameOfPerson = /^(name|text|message)$/i;

/** A booking has a number of nine digits, which opens it only together with a name. */
const numbersOfBookings = /^(bookingNumber|id)$/;

const looks: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"<>]+@[^\s@"<>]+\.\w+/g, MASK],
  // Tokens, and runs of nine digits or more: numbers of cards, phones and documents. A date has eight.
  [/[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, MASK],
  [/\+?\d(?:[ -]?\d){8,}/g, MASK],
  // An address to come back to may have the key of a booking as its fragment.
  [/^((?:https?:)?\/[^#]*)#.+$/gs, `$1#${MASK}`],
  // A message about a wrong value repeats it.
  [/(invalid value|value:) .*$/gs, `$1 ${MASK}`],
];

/** A text without what looks like an address, a number or a token of somebody. */
export const maskText = (text: string): string =>
  looks.reduce((masked, [look, instead]) => masked.replaceAll(look, instead), text);

/** Codes of outcomes are words in capitals, codes for doors and mails are digits. */
const isOutcome = (name: string, value: string) => name === 'code' && /^[A-Z][A-Z_]+$/.test(value);

const isSecret = (name: string, path: readonly string[]): boolean =>
  secretNames.some((each) => each.test(name)) || (nameOfPerson.test(name) && path.some((above) => persons.test(above)));

/** Masks the literals of an operation: what is written into its text in the place of variables. */
const maskLiterals = (query: string): string => query.replaceAll(/"(?:[^"\\]|\\.)*"/g, `"${MASK}"`);

const maskValue = (value: unknown, path: readonly string[], isHidden: boolean): unknown => {
  const name = path.at(-1) ?? '';
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((each) => maskValue(each, path, isHidden));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        maskValue(each, [...path, key], isHidden || (key !== '__typename' && isSecret(key, path))),
      ]),
    );
  }
  if (typeof value === 'string' && isOutcome(name, value)) return value;
  if (isHidden) return MASK;
  if (typeof value !== 'string' || numbersOfBookings.test(name)) return value;
  return path.length === 1 && name === 'query' ? maskLiterals(value) : maskText(value);
};

/** JSON without what is about a person, on several lines; null for a text that is not JSON, of which nothing is shown. */
export const maskJson = (text: string): string | null => {
  try {
    return JSON.stringify(maskValue(JSON.parse(text), [], false), null, 2);
  } catch {
    return null;
  }
};
