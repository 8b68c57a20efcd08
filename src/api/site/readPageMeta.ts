import { graphql } from 'relay-runtime';
import type { PageMeta } from '@/domain/content/pageMeta';
import { readTextOr } from '../readEach';
import { readText } from '../readLeaf';
import { readInstant } from '../readTime';
import { readPicture } from '../readPicture';
import type { readPageMeta_meta$data } from './__generated__/readPageMeta_meta.graphql';

void graphql`
  fragment readPageMeta_meta on PageMeta @relay(mask: false) {
    title
    description
    image {
      url
    }
    publishedAt
    modifiedAt
  }
`;

/**
 * What a page of the site's API has for search engines, asked by `meta { ...readPageMeta_meta @relay(mask: false) }`.
 */
export function readPageMeta(meta: readPageMeta_meta$data): PageMeta {
  const { title, description, image, publishedAt, modifiedAt } = meta;
  return {
    title: readText(title),
    description: readTextOr('', description),
    picture: readPicture(image)?.src ?? null,
    publishedAt: readInstant(publishedAt),
    modifiedAt: readInstant(modifiedAt),
  };
}
