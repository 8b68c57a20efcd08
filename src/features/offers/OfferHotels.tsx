import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { phaseOf } from '@/domain/period';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath } from '@/routes/entityPaths';
import { offerSearchHref } from './offerSearchHref';
import { HotelList } from './OfferView.styles';

/** No prefetching: few guests follow any one of these many links. */
const ownLink = { as: SiteLink, prefetch: false } as const;

interface Props {
  readonly offer: SpecialOffer;
  /** Null in the exported page. */
  readonly today: LocalDate | null;
}

/** The hotels that sell a special offer: a link to each, and to its prices while the offer is on sale. */
export function OfferHotels({ offer, today }: Props) {
  const { t, locale, contentLang } = useTranslator();
  const isOnSale = today === null || phaseOf(offer.sale, today) === 'during';
  if (offer.hotels.length === 0) return null;
  return (
    <section aria-labelledby="offer-hotels">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="offer-hotels">
          {t('offers.hotels')}
        </Heading>
        <HotelList>
          {offer.hotels.map(({ id, name, city, urlPath }) => (
            <li key={id}>
              <Inline gap={2} align="baseline">
                {urlPath === null ? (
                  <span lang={contentLang}>{name}</span>
                ) : (
                  <Link {...ownLink} href={hotelPath(urlPath, locale)} tone="alone" lang={contentLang}>
                    {name}
                  </Link>
                )}
                {!name.includes(city) && (
                  <Text as="span" size="label" tone="muted" lang={contentLang}>
                    {city}
                  </Text>
                )}
              </Inline>
              {isOnSale && (
                <Link
                  {...ownLink}
                  href={offerSearchHref(offer, locale, today, id)}
                  tone="subtle"
                  aria-label={t('offers.pricesOf', { hotel: name })}
                >
                  {t('offers.prices')}
                </Link>
              )}
            </li>
          ))}
        </HotelList>
      </Stack>
    </section>
  );
}
