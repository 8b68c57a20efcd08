import { CHAIN_NAME } from '@/config/brands';
import type { SiteAddresses } from '@/config/siteAddresses';
import { locales } from '@/i18n/locales';
import { landingAddress } from '@/routes/landingAddress';
import { element, xml } from './xml';

/**
 * Where a price leads to, per language: the "landing pages" of search engines of hotels
 * (developers.google.com/hotels/hotel-prices/dev-guide/pos-syntax).
 */
export const landingPages = (site: SiteAddresses): string =>
  xml(
    element(
      'PointsOfSale',
      locales.map((language) =>
        element(
          'PointOfSale',
          [
            element('DisplayNames', [], { display_text: CHAIN_NAME, display_language: language }),
            element('Match', [], { status: 'yes', language }),
            element('URL', landingAddress(site, language)),
          ],
          { id: language },
        ),
      ),
    ),
  );
