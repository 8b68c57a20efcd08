import { graphql, readInlineData } from 'relay-runtime';
import { readPicture } from '../readPicture';
import type { readLogo_hotel$key } from './__generated__/readLogo_hotel.graphql';

const fragment = graphql`
  fragment readLogo_hotel on Hotel @inline {
    logoImage {
      url
    }
  }
`;

/** The mark of a hotel under a name of its own; null for the others. */
export const readLogo = (ref: readLogo_hotel$key): string | null =>
  readPicture(readInlineData<readLogo_hotel$key>(fragment, ref).logoImage)?.src ?? null;
