import { readFileSync } from 'node:fs';
import { serviceNoticesIn } from '../../contracts/v1/serviceNoticesIn';
import { houseTexts } from '../../contracts/http/house/houseTexts';
import { charges } from '../../contracts/world/charges';
import { contacts } from '../../contracts/world/content/contacts';
import { createContent } from '../../contracts/world/content/content';
import { companies } from '../../contracts/world/companies';
import { extras } from '../../contracts/world/extras';
import { allHotels } from '../../contracts/world/hotels/allHotels';
import { areas, cities, collections } from '../../contracts/world/places';
import { codePlans } from '../../contracts/world/rates/codePlans';
import { memberPlans } from '../../contracts/world/rates/memberPlans';
import { openPlans } from '../../contracts/world/rates/openPlans';
import { roomTypesOf } from '../../contracts/world/rooms/roomTypes';
import { benefits, cardPromotions, levels } from '../../contracts/world/cards/cardProduct';
import { languages, locales } from './locales';
import type { Locale } from './locales';
import { loadAllMessages } from './testMessages';
import { wordsNotSaid, wordsOfDevelopers } from './testing/wordsNotSaid';

type Texts = ReadonlyMap<string, string>;

/** Every text below a value, by the path that leads to it. */
function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => textsIn(part, `${path}.${key}`));
}

const content = createContent();

/** Links and stress are marks around words, and an address is no text. */
const plain = ([path, written]: readonly [path: string, text: string]) =>
  [path, written.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replace(/\*+/g, '')] as const;

const world = textsIn(
  {
    written: [[...content.hotels.values()], content.pages, content.articles, content.offers, contacts],
    cities,
    areas,
    collections,
    companies,
    charges,
    houseTexts,
    extras,
    cards: [benefits, levels, cardPromotions],
    allHotels,
    plans: [openPlans, memberPlans, codePlans],
    rooms: allHotels.map(roomTypesOf),
  },
  'world',
)
  // Texts of pictures are checked against the drawings instead.
  .filter(([path]) => !/\.(slug|words|alt)\.\w+$/.test(path))
  .map(plain);

/**
 * What a guest reads in a locale: the interface, and the texts of the hotels. Estonian pages have an English interface.
 */
const readIn = (locale: Locale): Texts =>
  new Map([
    ...languages
      .filter((language) => language === locale)
      .flatMap((language) => textsIn(loadAllMessages(language), '')),
    ...world.filter(([path]) => path.endsWith(`.${locale}`)),
    ...textsIn(
      serviceNoticesIn(locale, { noticeAlert: true }).map(({ message, link }) => [message, link?.text]),
      'notices',
    ),
  ]);

const all = new Map(locales.map((locale) => [locale, readIn(locale)]));
const textsOf = (locale: Locale): Texts => all.get(locale) ?? new Map();

/** The texts of a locale that match, as a list to be empty. */
const found = (locale: Locale, pattern: RegExp): readonly string[] =>
  [...textsOf(locale)].filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`);

/** What stands in the column of a language in the word list. */
const wordList = readFileSync('public/locales/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const listed = (locale: Locale): string => wordList.map((cells) => cells[2 + locales.indexOf(locale)]).join('\n');

describe.each(locales)('the words in %s', (locale) => {
  it('are one for each thing: no synonym of the word list', () => {
    const synonyms = wordsNotSaid[locale].flatMap(([pattern, instead]) =>
      found(locale, pattern).map((text) => `${instead} is our word; ${text}`),
    );
    expect(synonyms).toEqual([]);
  });

  it('of the word list replace the words that are not used', () => {
    for (const [, instead] of wordsNotSaid[locale]) expect(listed(locale)).toContain(instead);
  });

  it('are a guest’s, not a developer’s', () => {
    expect(found(locale, wordsOfDevelopers[locale])).toEqual([]);
  });

  it('have no straight quotation marks, three dots, doubled blanks or hyphens for dashes', () => {
    expect(found(locale, /["']|\.\.\.| {2}| - /)).toEqual([]);
  });

  it('keep a figure and its unit, and a time and its word, on one line', () => {
    expect(found(locale, /(\d|\}\}) (cm|m²|%|€|km|min)(?!\p{L})|\b(klo|kell|kl\.) (\d|\{)/u)).toEqual([]);
  });

  it('write the time of day the language’s own way', () => {
    expect(found(locale, locale === 'en' ? /\b\d{1,2}\.[0-5]\d\b|\d ?[ap]m\b/ : /\b\d{1,2}:\d\d\b/)).toEqual([]);
  });

  it('make sentences of 25 words at most', () => {
    const long = [...textsOf(locale)]
      .flatMap(([path, text]) => text.split(/[.!?]\s/).map((sentence) => `${path}: ${sentence}`))
      .filter((sentence) => sentence.split(/\s/).length - 1 > 25);
    expect(long).toEqual([]);
  });
});

describe.each(['fi', 'sv', 'et'] as const)('the texts in %s', (locale) => {
  /** Names, and a word that two languages share. */
  const alike =
    /^(\W|\{\{.*?\}\}|m²|cm|S-Card|S-Business|Nordea|OP|Danske Bank|Visa|Mastercard|American Express|Diners Club|Minibar)*$/;

  it('are not left in English', () => {
    const english = textsOf('en');
    const same = [...textsOf(locale)].filter(([path, text]) => {
      const inEnglish = english.get(path.replace(new RegExp(`\\.${locale}$`), '.en'));
      return text === inEnglish && !alike.test(text) && !/\.(name|street)\.\w+$/.test(path);
    });
    expect(same).toEqual([]);
  });
});

it('breaks no Finnish heading on a phone: no word of a title is over 18 letters', () => {
  const titles = [...textsOf('fi')].filter(([path]) => /title|headline|heading$/i.test(path));
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter(([, text]) => /\p{L}{19}/u.test(text))).toEqual([]);
});

it.each(languages)('says in %s in one sentence that sign-in is closed', (language) => {
  const said = loadAllMessages(language).signIn.switchedOff.title;
  const closed = textsIn(loadAllMessages(language), '').filter(([path]) => path.endsWith('.signIn.closed'));
  expect(closed.length).toBeGreaterThan(3);
  expect(closed.filter(([, text]) => !text.startsWith(`${said}. `))).toEqual([]);
});
