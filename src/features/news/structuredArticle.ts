import type { NewsArticleLeaf, OrganizationLeaf } from 'schema-dts';
import { CHAIN_NAME } from '@/config/brands';
import type { SiteAddresses } from '@/config/siteAddresses';
import type { NewsArticle } from '@/domain/content/newsArticle';
import type { Locale } from '@/i18n/locales';
import { newsArticlePath } from '@/routes/entityPaths';

interface Where {
  readonly site: SiteAddresses;
  readonly locale: Locale;
}

/** A news article as schema.org data. */
export function structuredArticle({ meta, title, slug }: NewsArticle, { site, locale }: Where): NewsArticleLeaf {
  const publisher: OrganizationLeaf = { '@type': 'Organization', name: CHAIN_NAME, url: site.page('/') };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: meta.description,
    image: meta.picture ? [site.file(meta.picture)] : undefined,
    datePublished: meta.publishedAt,
    dateModified: meta.modifiedAt,
    inLanguage: locale,
    mainEntityOfPage: site.page(newsArticlePath(slug, locale)),
    author: publisher,
    publisher,
  };
}
