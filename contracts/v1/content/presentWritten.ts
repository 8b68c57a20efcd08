import { isWrittenIn } from '../../world/content/languages';
import type { Dates } from '../../world/content/model';
import type { PictureRecord } from '../../world/content/pictures';
import type { Localized } from '../../world/localized';
import { languageOf, writtenLocales } from '../languages';
import { presentPicture, type ContentScope } from './richText';

/** The metadata for search engines and shared links. */
export const presentMeta = (
  page: Dates & { readonly title: string; readonly description: string; readonly picture: PictureRecord | null },
  { language }: ContentScope,
) => ({
  title: page.title,
  description: page.description,
  image: page.picture && presentPicture(page.picture, language),
  publishedAt: page.publishedAt,
  modifiedAt: page.modifiedAt,
});

/** The slug of a page in every language that it is written in. `target` names the page as in `languages.ts`. */
export const presentAlternates = (slug: Localized, target: string, { content }: ContentScope) =>
  writtenLocales
    .filter((locale) => isWrittenIn(content, target, languageOf(locale)))
    .map((locale) => ({ locale, slug: slug[languageOf(locale)] }));
