import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import type { SubpageKind, SubpageLink } from '@/domain/hotelPage';

const kinds: readonly SubpageKind[] = ['ACTIVITIES', 'FAMILIES', 'MEETINGS', 'OTHER', 'RESTAURANT', 'SAUNA_AND_SPA'];

interface Told {
  readonly slug: string;
  readonly kind: string;
  readonly title: string;
  readonly lead?: string | null;
}

/** What a page of a hotel is about; a kind that this site does not know yet is some other thing. */
export function readSubpageKind(kind: string): SubpageKind {
  return kinds.find((known) => known === kind) ?? 'OTHER';
}

export function readSubpageLink({ slug, kind, title, lead }: Told): SubpageLink {
  return {
    slug: readText(slug),
    kind: readSubpageKind(kind),
    title: readText(title),
    lead: readOptional(lead, readText),
  };
}
