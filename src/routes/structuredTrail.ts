import { site } from '@/config/siteAddresses';
import type { SiteAddresses } from '@/config/siteAddresses';

/** The pages above a page and itself, the highest first, in the words of schema.org. */
export function structuredTrail(
  trail: readonly { readonly name: string; readonly href: string }[],
  addresses: Pick<SiteAddresses, 'page'> = site,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addresses.page(href),
    })),
  };
}
