import type { HotelLeaf, OfferLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
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

/** A price "from": the lowest of a range, of which search engines require the `price` too. */
const unitPrice = ({ amount, unit }: NonNullable<SpecialOffer['priceFrom']>): UnitPriceSpecificationLeaf => ({
  '@type': 'UnitPriceSpecification',
  price: toDecimal(amount),
  minPrice: Number(toDecimal(amount)),
  priceCurrency: amount.currency,
  unitText: unitTexts[unit],
});

/** A special offer as schema.org data. A price in points is left out: schema.org has no such currency. */
export function structuredOffer(offer: SpecialOffer, { site, locale }: Where): OfferLeaf {
  const { meta, title, sale, stay, hotels, priceFrom } = offer;
  const price = priceFrom && priceFrom.amount.currency !== 'S_POINT' ? priceFrom : null;
  return {
    '@type': 'Offer',
    name: title,
    description: meta.description,
    url: site.page(offerPath(offer.slug, locale)),
    image: meta.picture ? site.file(meta.picture) : undefined,
    price: price ? toDecimal(price.amount) : undefined,
    priceCurrency: price ? price.amount.currency : undefined,
    priceSpecification: price ? unitPrice(price) : undefined,
    validFrom: sale.from ?? undefined,
    validThrough: sale.to ?? undefined,
    priceValidUntil: sale.to ?? undefined,
    availabilityStarts: stay.from ?? undefined,
    availabilityEnds: stay.to ?? undefined,
    seller: { '@type': 'Organization', name: CHAIN_NAME },
    // A hotel is a place: schema.org has no offer of a place, but one that a place keeps.
    availableAtOrFrom: hotels.map(({ name, city, urlPath }): HotelLeaf => ({
      '@type': 'Hotel',
      name,
      url: urlPath ? site.page(hotelPath(urlPath, locale)) : undefined,
      address: { '@type': 'PostalAddress', addressLocality: city },
    })),
  };
}
