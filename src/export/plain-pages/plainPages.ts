import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/config/siteAddresses';
import { languageOf } from '@/i18n/locales';
import { loadMessages } from '@/i18n/loadMessages';
import { createTranslator } from '@/i18n/translator';
import { plainPath } from '@/routes/plainPath';
import { pagePropsIn } from '../readExportedPage';
import { hotelMarkdown } from './hotelMarkdown';
import { llmsText } from './llmsText';
import type { PlainPage } from './llmsText';

/** The texts that plain pages are written with. */
const namespaces = ['hotelPage', 'stay', 'bedTypes', 'roomFeatures', 'plainPage'] as const;

/**
 * Writes the Markdown beside an exported page of a hotel, from the content that the page itself holds: so it says the same,
 * in the languages that the export has, without asking the API again. Null for a page of anything else.
 * @param pathOfPage the canonical path of the page
 */
export function writePlainPage(folder: string, html: string, pathOfPage: string): PlainPage | null {
  const { locale, content } = pagePropsIn(html) ?? {};
  const hotel = content?.hotel;
  if (!locale || !hotel) return null;
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
