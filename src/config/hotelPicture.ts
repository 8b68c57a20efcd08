import { environment } from './environment';
import { IMAGE_HOSTS } from './limits';
import type { Hotel } from '@/domain/hotel';
import { isAllowedImage } from '@/domain/imageHost';

/** The hotel's own picture, or its brand's where it has none that may be loaded. */
export function hotelPicture({ image, brand }: Pick<Hotel, 'brand' | 'image'>): {
  readonly src: string;
  readonly alt: string;
} {
  if (image && isAllowedImage(image.url, IMAGE_HOSTS)) return { src: image.url, alt: image.alt };
  return { src: `${environment.basePath}/images/brands/${brand}-card-960.webp`, alt: '' };
}
