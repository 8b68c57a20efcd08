import { SiteLink } from '@/routes/SiteLink';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOfferTeaser } from '@/domain/content/specialOffer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { OfferTeaserCard } from './OfferTeaserCard';

const ownLink = { as: SiteLink, prefetch: false } as const;

interface NewestOffersProps {
  readonly offers: readonly SpecialOfferTeaser[];
  /** Null in the exported page, which may be read on a later day. */
  readonly today: LocalDate | null;
}

/** The newest special offers, as a section of another page. */
export function NewestOffers({ offers, today }: NewestOffersProps) {
  const { t, locale } = useTranslator();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="newest-offers">
      <Stack gap={5}>
        <Inline justify="between" align="baseline">
          <Heading level={2} id="newest-offers">
            {t('home.offers.title')}
          </Heading>
          <Link {...ownLink} href={pathOf('offers', locale)} tone="alone">
            {t('home.offers.all')}
          </Link>
        </Inline>
        <Grid as="ul" kind="cards">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferTeaserCard offer={offer} today={today} headingLevel={3} />
            </li>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
