import { CHAIN_NAME } from '@/config/brands';
import type { SiteAddresses } from '@/config/siteAddresses';
import { toDecimal } from '@/domain/money';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import type { Locale } from '@/i18n/locales';
import { hotelPath, offerPath } from '@/routes/entityPaths';

interface Where {
  readonly site: SiteAddresses;
  readonly locale: Locale;
}

const unitTexts = { DAY: 'day', NIGHT: 'night', STAY: 'stay' } as const;

/** A special offer as schema.org data. A price in points is left out: schema.org has no such currency. */
export function structuredOffer(offer: SpecialOffer, { site, locale }: Where): object {
  const { meta, title, sale, stay, hotels, priceFrom } = offer;
  const price = priceFrom && priceFrom.amount.currency !== 'S_POINT' ? priceFrom : null;
  return {
    '@type': 'Offer',
    name: title,
    description: meta.description,
    url: site.page(offerPath(offer.slug, locale)),
    ...(meta.picture && { image: site.file(meta.picture) }),
    ...(price && {
      price: toDecimal(price.amount),
      priceCurrency: price.amount.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: toDecimal(price.amount),
        priceCurrency: price.amount.currency,
        unitText: unitTexts[price.unit],
      },
    }),
    ...(sale.from && { validFrom: sale.from }),
    ...(sale.to && { validThrough: sale.to, priceValidUntil: sale.to }),
    ...(stay.from && { availabilityStarts: stay.from }),
    ...(stay.to && { availabilityEnds: stay.to }),
    seller: { '@type': 'Organization', name: CHAIN_NAME },
    itemOffered: hotels.map(({ name, city, urlPath }) => ({
      '@type': 'Hotel',
      name,
      ...(urlPath && { url: site.page(hotelPath(urlPath, locale)) }),
      address: { '@type': 'PostalAddress', addressLocality: city },
    })),
  };
}
