import { isAllowedImage } from '@/domain/imageHost';
import { IMAGE_HOSTS } from './limits';
import { site } from './siteAddresses';

/** The address to load a picture of the API from; null for a picture from a host that may not learn who looks at it. */
export function imageAddress(url: string): string | null {
  if (!isAllowedImage(url, IMAGE_HOSTS)) return null;
  return url.startsWith('/') ? site.local(url) : url;
}
