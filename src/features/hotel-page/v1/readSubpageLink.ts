import { graphql } from 'relay-runtime';
import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import type { SubpageKind, SubpageLink } from '@/domain/hotelPage';
import type { readSubpageLink_page$data } from './__generated__/readSubpageLink_page.graphql';

const kinds: readonly SubpageKind[] = ['ACTIVITIES', 'FAMILIES', 'MEETINGS', 'OTHER', 'RESTAURANT', 'SAUNA_AND_SPA'];

void graphql`
  fragment readSubpageLink_page on HotelSubpage @relay(mask: false) {
    id
    locale
    slug
    kind
    title
    lead
  }
`;

/** What a page of a hotel is about; a kind that this site does not know yet is some other thing. */
export function readSubpageKind(kind: string): SubpageKind {
  return kinds.find((known) => known === kind) ?? 'OTHER';
}

export function readSubpageLink({ slug, kind, title, lead }: readSubpageLink_page$data): SubpageLink {
  return {
    slug: readText(slug),
    kind: readSubpageKind(kind),
    title: readText(title),
    lead: readOptional(lead, readText),
  };
}
