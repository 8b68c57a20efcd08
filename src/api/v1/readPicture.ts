import { imageAddress } from '@/config/imageAddress';

/** A picture as queries ask it, `image { url alt }`; null when there is none that may be loaded. */
export function readPicture(
  image: { readonly url: string; readonly alt: string } | null | undefined,
): { readonly src: string; readonly alt: string } | null {
  const src = image && imageAddress(image.url);
  return src ? { src, alt: image.alt } : null;
}
