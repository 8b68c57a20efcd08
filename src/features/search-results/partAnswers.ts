import type { QueryResult } from '@/api/useQueryResult';
import type { FoundHotels } from './foundHotels';
import { hasHotels } from './joinedParts';
import type { ReadyHotels } from './joinedParts';

type Found = QueryResult<FoundHotels> | null;

/** What is known of a search that is asked in parts, or page by page. */
export interface PartAnswers {
  /** By the number of the part, in the order in which they came; loading only where it is asked again. */
  readonly answers: ReadonlyMap<number, Found>;
  /** Where the pages after the first begin. The first that is heard of a page is kept, so that its place stays. */
  readonly cursors: readonly string[];
  /** What is drawn while others come. */
  readonly drawn: readonly ReadyHotels[];
}

export const noAnswers: PartAnswers = { answers: new Map(), cursors: [], drawn: [] };

/**
 * Of towns the first with hotels, because the others may have cheaper ones. Of pages, which come in order, as many as
 * double the list: to draw each one would take longer the more there are.
 */
function toDraw(answers: readonly Found[], isPaged: boolean): readonly ReadyHotels[] {
  const ready = answers.filter(hasHotels);
  if (!isPaged) return ready.slice(0, 1);
  let [known, drawn, pages] = [0, 0, 0];
  ready.forEach(({ data }, index) => {
    known += data.hotels.length;
    if (known < 2 * drawn) return;
    drawn = known;
    pages = index + 1;
  });
  return ready.slice(0, pages);
}

/** The same with the answer to one part; itself where that is no news. */
export function withAnswer(before: PartAnswers, part: number, found: Found, isPaged: boolean): PartAnswers {
  if (found?.state === 'loading' && !before.answers.has(part)) return before;
  const answers = new Map(before.answers);
  // One that is asked again comes behind those that are drawn.
  if (!hasHotels(found)) answers.delete(part);
  answers.set(part, found);
  const next = found?.state === 'ready' && part === before.cursors.length ? (found.data.nextPage ?? null) : null;
  const drawn = toDraw([...answers.values()], isPaged);
  const isSame = drawn.length === before.drawn.length && drawn.every((each, index) => each === before.drawn[index]);
  return {
    answers,
    cursors: next === null ? before.cursors : [...before.cursors, next],
    drawn: isSame ? before.drawn : drawn,
  };
}
