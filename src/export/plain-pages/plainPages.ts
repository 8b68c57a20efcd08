import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/config/siteAddresses';
import { languageOf } from '@/i18n/locales';
import { loadMessages } from '@/i18n/loadMessages';
import { createTranslator } from '@/i18n/translator';
import { plainPath } from '@/routes/plainPath';
import type { PageProps } from '@/screens/page-data/pageProps';
import { hotelMarkdown } from './hotelMarkdown';
import { llmsText } from './llmsText';
import type { PlainPage } from './llmsText';

/** The texts that plain pages are written with. */
const namespaces = ['hotelPage', 'stay', 'bedTypes', 'roomFeatures', 'plainPage'] as const;

const propsIn = (html: string): PageProps | null => {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  const { props } = JSON.parse(data ?? '{}') as { readonly props?: { readonly pageProps?: PageProps } };
  return props?.pageProps ?? null;
};

/**
 * Writes the Markdown beside an exported page of a hotel, from the content that the page itself holds: so it says the same,
 * in the languages that the export has, without asking the API again. Null for a page of anything else.
 * @param pathOfPage the canonical path of the page
 */
export function writePlainPage(folder: string, html: string, pathOfPage: string): PlainPage | null {
  const props = propsIn(html);
  const hotel = props?.content.hotel;
  if (!props || !hotel) return null;
  const { locale } = props;
  const translator = createTranslator(locale, loadMessages(languageOf(locale), namespaces));
  const file = path.join(folder, plainPath(pathOfPage));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hotelMarkdown(hotel, { site, translator }));
  return { hotelId: hotel.id, name: hotel.name, city: hotel.city, locale, address: site.page(plainPath(pathOfPage)) };
}

/** Writes `llms.txt`, which leads to the plain pages. */
export function writeLlmsText(
  folder: string,
  pages: readonly PlainPage[],
  hasPage: (address: string) => boolean,
): void {
  const { t } = createTranslator('en', loadMessages('en', ['routes']));
  writeFileSync(path.join(folder, 'llms.txt'), llmsText({ site, t, pages, hasPage }));
}
