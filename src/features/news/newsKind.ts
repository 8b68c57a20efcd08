import { newsKinds } from '@/domain/content/newsArticle';
import type { NewsKind, NewsTeaser } from '@/domain/content/newsArticle';
import type { ListPart } from '@/domain/content/writtenPage';

/** The kind of news in an address; null, which means all, where it names none or an unknown one. */
export function readKind(query: string): NewsKind | null {
  const asked = new URLSearchParams(query).get('type')?.toUpperCase();
  return newsKinds.find((kind) => kind === asked) ?? null;
}

/** The query that `readKind` reads back. */
export const kindQuery = (kind: NewsKind | null): Readonly<Record<string, string | null>> => ({
  type: kind && kind.toLowerCase(),
});

/** The articles of one kind, taken from all news when those are complete; else nothing yet. */
export function ofKind(all: ListPart<NewsTeaser>, kind: NewsKind | null): ListPart<NewsTeaser> | null {
  if (kind === null) return all;
  return all.next === null ? { items: all.items.filter((each) => each.kind === kind), next: null } : null;
}
