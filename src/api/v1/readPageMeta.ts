import { graphql } from 'relay-runtime';
import type { PageMeta } from '@/domain/pageMeta';
import { readTextOr } from '../readEach';
import { readText } from '../readLeaf';
import { readInstant } from '../readTime';
import { readPicture } from '../readPicture';

/** As queries ask it: `meta { ...readPageMeta_meta @relay(mask: false) }`, for plain data. */
void graphql`
  fragment readPageMeta_meta on PageMeta {
    title
    description
    image {
      url
    }
    publishedAt
    modifiedAt
  }
`;

/** What comes for it. */
export interface ToldMeta {
  readonly title: string;
  readonly description: string;
  readonly image?: { readonly url: string } | null;
  readonly publishedAt: string;
  readonly modifiedAt: string;
}

/** What a page of the site's API tells search engines. */
export function readPageMeta({ title, description, image, publishedAt, modifiedAt }: ToldMeta): PageMeta {
  return {
    title: readText(title),
    description: readTextOr('', description),
    picture: readPicture(image)?.src ?? null,
    publishedAt: readInstant(publishedAt),
    modifiedAt: readInstant(modifiedAt),
  };
}
