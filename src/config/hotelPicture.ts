import type { Hotel } from '@/domain/hotel';
import { imageAddress } from './imageAddress';
import { site } from './siteAddresses';

/** The hotel's own picture, or its brand's where it has none that may be loaded. */
export function hotelPicture({ image, brand }: Pick<Hotel, 'brand' | 'image'>): {
  readonly src: string;
  readonly alt: string;
} {
  const src = image && imageAddress(image.url);
  return src ? { src, alt: image.alt } : { src: site.local(`/images/brands/${brand}-card-960.webp`), alt: '' };
}
