import { isAllowedImage } from '@/domain/content/imageHost';
import { IMAGE_HOSTS } from './limits';
import { site } from './siteAddresses';

/** The address to load a picture of the API from; null when its host is not allowed. */
export function imageAddress(url: string): string | null {
  if (!isAllowedImage(url, IMAGE_HOSTS)) return null;
  return url.startsWith('/') ? site.local(url) : url;
}
