import { CHAIN_NAME } from '@/config/brands';
import type { SiteAddresses } from '@/config/siteAddresses';
import { localeNames, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { pathOf } from '@/routes/routes';
import type { StaticRouteId } from '@/routes/words';
import { stayTemplate } from '@/routes/stayTemplate';
import { escaped, heading, link, list, parts } from './markdown';

/** A hotel's page in Markdown, in one language. */
export interface PlainPage {
  readonly hotelId: string;
  readonly name: string;
  readonly city: string;
  readonly locale: Locale;
  /** Public address of the Markdown. */
  readonly address: string;
}

interface Listed {
  readonly site: SiteAddresses;
  /** Of the English texts: the file is in English, as are the pages that such files are read beside. */
  readonly t: Translator['t'];
  readonly pages: readonly PlainPage[];
  /** Whether the export has a page, by its public address. */
  readonly hasPage: (address: string) => boolean;
}

/** The pages about terms and help, in the order in which they are listed. */
const helpful = [
  'reservationTerms',
  'termsOfUse',
  'privacyPolicy',
  'accessibilityStatements',
  'accessibleRooms',
  'contactsAndCallRates',
  'hotelContactInformation',
  'findReservation',
] as const satisfies readonly StaticRouteId[];

const byName = new Intl.Collator('fi');
const english: readonly Locale[] = ['en', ...locales.filter((locale) => locale !== 'en')];

/** One hotel with its pages, English first where it has one. */
function hotelLine(pages: readonly PlainPage[]): string {
  const [first, ...others] = english.flatMap((locale) => pages.filter((page) => page.locale === locale));
  if (!first) return '';
  const also = others.map(({ locale, address }) => link(localeNames[locale], address));
  const language = first.locale === 'en' ? '' : ` (${localeNames[first.locale]})`;
  return `${link(first.name, first.address)}${language}: ${escaped(first.city)}, hotel ${first.hotelId}${
    also.length > 0 ? `; also ${also.join(', ')}` : ''
  }`;
}

function hotels(pages: readonly PlainPage[]): readonly string[] {
  const ids = [...new Set(pages.map(({ hotelId }) => hotelId))];
  return ids
    .map((id) => pages.filter(({ hotelId }) => hotelId === id))
    .sort(([one], [other]) => byName.compare(one?.name ?? '', other?.name ?? ''))
    .map(hotelLine);
}

/** Each page in the first language that has it: the texts of editors may be missing in some. */
const help = ({ site, t, hasPage }: Listed): readonly string[] =>
  helpful.flatMap((route) => {
    const address = english.map((locale) => site.page(pathOf(route, locale))).find(hasPage);
    return address === undefined ? [] : [link(t(`routes.${route}`), address)];
  });

/** `llms.txt` of a site (llmstxt.org): what it is, its hotels, and how a stay is asked for on a guest's behalf. */
export function llmsText(listed: Listed): string {
  const { site, pages } = listed;
  const count = new Set(pages.map(({ hotelId }) => hotelId)).size;
  const languages = locales.map((locale) => `${localeNames[locale]} (${locale})`).join(', ');
  return `${parts(
    heading(1, CHAIN_NAME),
    `> The ${count} hotels of ${CHAIN_NAME}, with their rooms, prices and terms. Guests search, book and pay on this site.`,
    `Languages: ${languages}. Finnish addresses have no prefix, the others begin with their language.`,
    heading(2, 'How to book'),
    'The address of a stay shows its rooms and prices. As a template of RFC 6570, by language, with the id of a hotel for `HOTEL`:',
    list(locales.map((locale) => `${locale}: \`${site.page(stayTemplate('HOTEL', locale))}\``)),
    'The parts of the address:',
    list([
      '`from`, `to`: arrival and departure, as `2026-12-01`; hotels count nights, so the day of `to` is not slept.',
      '`rooms`, `adults`: for the whole party, one each when left out.',
      '`children`, `ages`: how many, and their ages in years with commas between them.',
      '`pets`: how many.',
    ]),
    'Choosing a room and a rate, accepting the terms and paying are the guest’s own presses. Bring the guest to the address of the stay, and leave these steps to them.',
    heading(2, 'Hotels'),
    list(hotels(pages)),
    heading(2, 'Terms, accessibility and help'),
    list(help(listed)),
  )}\n`;
}
