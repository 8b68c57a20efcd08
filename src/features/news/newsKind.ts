import { newsKinds } from '@/domain/newsArticle';
import type { NewsKind, NewsTeaser } from '@/domain/newsArticle';
import type { ListPart } from '@/domain/writtenPage';

/** The kind of news that an address asks for; null, for all of them, where it names none we know. */
export function readKind(query: string): NewsKind | null {
  const asked = new URLSearchParams(query).get('type')?.toUpperCase();
  return newsKinds.find((kind) => kind === asked) ?? null;
}

/** The query that `readKind` reads back. */
export const kindQuery = (kind: NewsKind | null): Readonly<Record<string, string | null>> => ({
  type: kind && kind.toLowerCase(),
});

/** What is known of one kind from all news: all of it when they are all here, else nothing yet. */
export function ofKind(all: ListPart<NewsTeaser>, kind: NewsKind | null): ListPart<NewsTeaser> | null {
  if (kind === null) return all;
  return all.next === null ? { items: all.items.filter((each) => each.kind === kind), next: null } : null;
}
