import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { offeredHotels } from '@/api/offeredHotels';
import { readEach } from '@/api/readEach';
import { readAlternates } from '@/api/site/readAlternates';
import { readHotelLink } from '@/api/site/readHotelLink';
import { readPageMeta } from '@/api/site/readPageMeta';
import { readRichText } from '@/api/site/readRichText';
import type { NewsArticle } from '@/domain/content/newsArticle';
import type { WithAlternates } from '@/domain/content/writtenPage';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { idOfSlug } from '@/routes/entityPaths';
import type { loadArticleQuery } from './__generated__/loadArticleQuery.graphql';
import { dayOf, readNewsTeaser } from './readNewsTeaser';

const query = graphql`
  query loadArticleQuery($locale: Locale!, $id: ID!) {
    newsArticle(locale: $locale, id: $id) {
      ...readNewsTeaser_article @relay(mask: false)
      body {
        ...readRichText_block @relay(mask: false)
      }
      hotels {
        ...readHotelLink_hotel @relay(mask: false)
      }
      meta {
        ...readPageMeta_meta @relay(mask: false)
      }
      alternates {
        ...readAlternates_page @relay(mask: false)
      }
    }
  }
`;

/** One news article, by the number its slug begins with; null when there is none. */
export async function loadArticle(
  ask: AskContent,
  locale: Locale,
  slug: string,
): Promise<WithAlternates<NewsArticle> | null> {
  const id = idOfSlug(slug);
  if (id === null) return null;
  const { newsArticle } = await ask<loadArticleQuery>(query, { locale: localeCode(locale), id });
  if (!newsArticle) return null;
  const teaser = readNewsTeaser(newsArticle);
  const changedOn = dayOf(newsArticle.meta.modifiedAt);
  return {
    ...teaser,
    meta: readPageMeta(newsArticle.meta),
    changedOn: changedOn > teaser.publishedOn ? changedOn : null,
    body: readRichText(newsArticle.body),
    hotels: readEach(offeredHotels(newsArticle.hotels), readHotelLink),
    alternates: readAlternates(newsArticle.alternates),
  };
}
