import NextLink from 'next/link';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import type { OfferTeaser } from '@/domain/offerPage';
import { OfferTeaserCard } from '@/features/offers/OfferTeaserCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useToday } from './useToday';

const ownLink = { as: NextLink, prefetch: false } as const;

/** The newest offers. */
export function HomeOffers({ offers }: { readonly offers: readonly OfferTeaser[] }) {
  const { t, locale } = useTranslator();
  const today = useToday();
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
