import { brands } from '@/config/brands';
import type { Brand } from '@/domain/hotel';

/** A brand of the site's API. One that this site does not know yet wears the neutral look. */
export function readBrand(brand: string): Brand {
  return brands.find((known) => known === brand) ?? 'custom';
}
