import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readInstant } from '@/api/readTime';
import { readPicture } from '@/api/readPicture';
import { todayIn } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import { parseNewsKind } from '@/domain/newsArticle';
import type { NewsTeaser } from '@/domain/newsArticle';

/** A piece of news as both queries ask it. */
interface WireArticle {
  readonly id: string;
  readonly slug: string;
  readonly contentType: string;
  readonly title: string;
  readonly lead?: string | null;
  readonly image?: { readonly url: string; readonly alt: string } | null;
  readonly meta: { readonly publishedAt: string };
}

/** The chain's own day of an instant. */
export const dayOf = (instant: string): LocalDate => todayIn('Europe/Helsinki', Date.parse(readInstant(instant)));

/** What lists show of a piece of news, as plain data. */
export function readNewsTeaser(article: WireArticle): NewsTeaser {
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
