import { readPicture } from '@/api/v1/readPicture';
import { todayIn } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { NewsTeaser } from '@/domain/newsArticle';

/** A piece of news as both queries ask it. */
interface ToldArticle {
  readonly id: string;
  readonly slug: string;
  readonly contentType: string;
  readonly title: string;
  readonly lead?: string | null;
  readonly image?: { readonly url: string; readonly alt: string } | null;
  readonly meta: { readonly publishedAt: string };
}

/** The chain's own day of an instant. */
export const dayOf = (instant: string): LocalDate => todayIn('Europe/Helsinki', Date.parse(instant));

/** What lists show of a piece of news, as plain data. A kind that is not known yet is read as an article. */
export function readNewsTeaser(told: ToldArticle): NewsTeaser {
  return {
    id: told.id,
    slug: told.slug,
    kind: told.contentType === 'CAMPAIGN' ? 'CAMPAIGN' : 'ARTICLE',
    title: told.title,
    lead: told.lead ?? null,
    picture: readPicture(told.image),
    publishedOn: dayOf(told.meta.publishedAt),
  };
}
