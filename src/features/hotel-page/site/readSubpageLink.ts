import { graphql } from 'relay-runtime';
import { readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { parseSubpageKind } from '@/domain/content/hotelPage';
import type { SubpageLink } from '@/domain/content/hotelPage';
import type { readSubpageLink_page$data } from './__generated__/readSubpageLink_page.graphql';

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

export function readSubpageLink({ slug, kind, title, lead }: readSubpageLink_page$data): SubpageLink {
  return {
    slug: readText(slug),
    kind: parseSubpageKind(kind),
    title: readText(title),
    lead: readOptional(lead, readText),
  };
}
