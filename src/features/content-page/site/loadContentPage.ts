import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readAlternates } from '@/api/site/readAlternates';
import { readPageMeta } from '@/api/site/readPageMeta';
import { readEach, readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readPicture } from '@/api/readPicture';
import { readRichText } from '@/api/site/readRichText';
import type { ContentPage } from '@/domain/content/contentPage';
import type { LocalizedSlug } from '@/domain/content/writtenPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { idOfSlug } from '@/routes/entityPaths';
import type { loadContentPageQuery } from './__generated__/loadContentPageQuery.graphql';
import type { loadContentPageSlugsQuery } from './__generated__/loadContentPageSlugsQuery.graphql';

const query = graphql`
  query loadContentPageQuery($locale: Locale!, $slug: String!) {
    contentPage(locale: $locale, slug: $slug) {
      id
      locale
      alternates {
        ...readAlternates_page @relay(mask: false)
      }
      title
      lead
      image {
        url
        alt
      }
      meta {
        ...readPageMeta_meta @relay(mask: false)
      }
      body {
        ...readRichText_block @relay(mask: false)
      }
    }
  }
`;

interface LoadedContentPage {
  readonly page: ContentPage;
  /** The slug of the page in every language that it is written in. */
  readonly alternates: readonly LocalizedSlug[];
}

const slugsQuery = graphql`
  query loadContentPageSlugsQuery($locale: Locale!) {
    contentPages(locale: $locale) {
      id
      locale
      slug
    }
  }
`;

/** The current slug of the page whose id an old slug begins with (`123-old-words`); null without an id or if current. */
export async function renamedSlug(ask: AskContent, locale: Locale, slug: string): Promise<string | null> {
  const id = idOfSlug(slug);
  if (id === null) return null;
  const { contentPages } = await ask<loadContentPageSlugsQuery>(slugsQuery, { locale: localeCode(locale) });
  const slugs = readEach(contentPages, (page) => (page.id === id ? readText(page.slug) : null));
  return slugs.find((present) => present !== null && present !== slug) ?? null;
}

/**
 * A page of the chain, by its path without the language's prefix, or by the id that the path begins with; null when the
 * language has no such page.
 */
export async function loadContentPage(
  ask: AskContent,
  locale: Locale,
  slug: string,
): Promise<LoadedContentPage | null> {
  const { contentPage: page } = await ask<loadContentPageQuery>(query, { locale: localeCode(locale), slug });
  if (!page) {
    const renamed = await renamedSlug(ask, locale, slug);
    return renamed === null ? null : loadContentPage(ask, locale, renamed);
  }
  return {
    page: {
      title: readText(page.title),
      lead: readOptional(page.lead, readText),
      picture: readPicture(page.image),
      body: readRichText(page.body),
      meta: readPageMeta(page.meta),
    },
    alternates: readAlternates(page.alternates),
  };
}
