import { IMAGE_HOSTS } from '@/config/limits';
import { isAllowedImage } from '@/domain/imageHost';

/** A picture as queries ask it, `image { url alt }`; null when there is none that may be loaded. */
export function readPicture(
  image: { readonly url: string; readonly alt: string } | null | undefined,
): { readonly src: string; readonly alt: string } | null {
  return image && isAllowedImage(image.url, IMAGE_HOSTS) ? { src: image.url, alt: image.alt } : null;
}
