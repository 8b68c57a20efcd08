import { graphql } from 'relay-runtime';
import { imageAddress } from '@/config/imageAddress';
import type { PageMeta } from '@/domain/pageMeta';

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
  return { title, description, picture: image ? imageAddress(image.url) : null, publishedAt, modifiedAt };
}
