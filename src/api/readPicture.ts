import { imageAddress } from '@/config/imageAddress';
import { readEach, readOptional, readOr, readTextOr } from './readEach';
import { readText } from './readLeaf';

/** A picture that a page may load, and what it shows. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
}

/**
 * A picture of either API, asked as `image { url alt }`. The only place that decides which addresses may be loaded.
 * Null when there is none that may be loaded.
 */
export function readPicture(image: { readonly url: string; readonly alt?: string } | null | undefined): Picture | null {
  return readOptional(image, ({ url, alt = '' }) => {
    const src = imageAddress(readText(url));
    return src === null ? null : { src, alt: readTextOr('', alt) };
  });
}

/** The pictures of a list that may be loaded. */
export const readPictures = (images: readonly Parameters<typeof readPicture>[0][]): readonly Picture[] =>
  readOr([], () => readEach(images, readPicture)).flatMap((picture) => picture ?? []);
