import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { parseSubpageKind } from '@/domain/hotelPage';
import type { SubpageLink } from '@/domain/hotelPage';

interface Told {
  readonly slug: string;
  readonly kind: string;
  readonly title: string;
  readonly lead?: string | null;
}

export function readSubpageLink({ slug, kind, title, lead }: Told): SubpageLink {
  return {
    slug: readText(slug),
    kind: parseSubpageKind(kind),
    title: readText(title),
    lead: readOptional(lead, readText),
  };
}
