import { graphql } from 'relay-runtime';
import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readInstant } from '@/api/readTime';
import { readPicture } from '@/api/readPicture';
import { OFFICE_TIME_ZONE } from '@/config/limits';
import { todayIn } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import { parseNewsKind } from '@/domain/content/newsArticle';
import type { NewsTeaser } from '@/domain/content/newsArticle';
import type { readNewsTeaser_article$data } from './__generated__/readNewsTeaser_article.graphql';

void graphql`
  fragment readNewsTeaser_article on NewsArticle @relay(mask: false) {
    id
    locale
    slug
    contentType
    title
    lead
    image {
      url
      alt
    }
    meta {
      publishedAt
    }
  }
`;

/** The date of an instant in the chain's own time zone. */
export const dayOf = (instant: string): LocalDate => todayIn(OFFICE_TIME_ZONE, Date.parse(readInstant(instant)));

/** What lists show of a news article, as plain data. An unknown kind is read as an article. */
export function readNewsTeaser(article: readNewsTeaser_article$data): NewsTeaser {
  return {
    id: readText(article.id),
    slug: readText(article.slug),
    kind: parseNewsKind(article.contentType),
    title: readText(article.title),
    lead: readOptional(article.lead, readText),
    picture: readPicture(article.image),
    publishedOn: dayOf(article.meta.publishedAt),
  };
}
