import type { ItemListLeaf } from 'schema-dts';
import type { SiteAddresses } from '@/config/siteAddresses';
import type { PlacePage } from '@/domain/content/placePage';
import type { Locale } from '@/i18n/locales';
import { hotelPath } from '@/routes/entityPaths';

interface Where {
  readonly site: SiteAddresses;
  /** Canonical path of the page. */
  readonly path: string;
  readonly locale: Locale;
}

/** The hotels of a place or a collection as a schema.org list. */
export function structuredPlace({ title, hotels }: PlacePage, { site, path, locale }: Where): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': `${site.page(path)}#hotels`,
    name: title,
    numberOfItems: hotels.length,
    itemListElement: hotels.map(({ name, urlPath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: site.page(hotelPath(urlPath, locale)),
    })),
  };
}
