import type { BreadcrumbListLeaf } from 'schema-dts';
import { site } from '@/config/siteAddresses';
import type { SiteAddresses } from '@/config/siteAddresses';

/** The pages above a page and itself, topmost first, as schema.org breadcrumbs. */
export function structuredTrail(
  trail: readonly { readonly name: string; readonly href: string }[],
  addresses: Pick<SiteAddresses, 'page'> = site,
): BreadcrumbListLeaf {
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
