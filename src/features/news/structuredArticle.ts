import { CHAIN_NAME } from '@/config/brands';
import type { NewsArticle } from '@/domain/newsArticle';
import type { Locale } from '@/i18n/locales';
import { newsArticlePath } from '@/routes/entityPaths';

interface Where {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly locale: Locale;
}

/** A piece of news in the words of schema.org, for search engines. */
export function structuredArticle({ meta, title, slug }: NewsArticle, { origin, locale }: Where): object {
  const publisher = { '@type': 'Organization', name: CHAIN_NAME, url: `${origin}/` };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: meta.description,
    ...(meta.picture && { image: [meta.picture.startsWith('/') ? `${origin}${meta.picture}` : meta.picture] }),
    datePublished: meta.publishedAt,
    dateModified: meta.modifiedAt,
    inLanguage: locale,
    mainEntityOfPage: `${origin}${newsArticlePath(slug, locale)}`,
    author: publisher,
    publisher,
  };
}
