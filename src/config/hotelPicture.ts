import type { Hotel } from '@/domain/content/hotel';
import { site } from './siteAddresses';

/** The hotel's own picture, or its brand's where it has none. */
export function hotelPicture({ image, brand }: Pick<Hotel, 'brand' | 'image'>): {
  readonly src: string;
  readonly alt: string;
} {
  if (image) return { src: image.url, alt: image.alt };
  return { src: site.local(`/images/brands/${brand}-card-960.webp`), alt: '' };
}
