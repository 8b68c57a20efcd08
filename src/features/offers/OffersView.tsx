import { SiteLink } from '@/routes/SiteLink';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { TeaserGrid } from '@/design-system/TeaserGrid';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOfferTeaser } from '@/domain/content/specialOffer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { OfferTeaserCard } from './OfferTeaserCard';

interface Props {
  readonly offers: readonly SpecialOfferTeaser[];
  /** Null in the exported page. */
  readonly today: LocalDate | null;
  readonly phase: 'asking' | 'failed' | 'resting';
  /** Null when there are no more. */
  readonly onMore: (() => void) | null;
}

/** Every special offer, newest first. */
export function OffersView({ offers, today, phase, onMore }: Props) {
  const { t, plural, locale } = useTranslator();
  return (
    <Stack gap={6}>
      <PageHeading lead={t('offers.lead')}>{t('offers.title')}</PageHeading>
      {offers.length === 0 ? (
        <EmptyState
          title={t('offers.none.title')}
          actions={
            <LinkButton as={SiteLink} href={pathOf('searchResults', locale)}>
              {t('offers.none.action')}
            </LinkButton>
          }
        >
          {t('offers.none.body')}
        </EmptyState>
      ) : (
        <TeaserGrid
          hasLead
          cards={offers.map((offer, index) => ({
            key: offer.id,
            card: (
              <OfferTeaserCard
                offer={offer}
                today={today}
                headingLevel={2}
                layout={index === 0 ? 'beside' : 'stacked'}
                isFirst={index === 0}
              />
            ),
          }))}
          status={plural('offers.count', offers.length)}
          problem={
            phase === 'failed' && (
              <Notice tone="error" live="assertive">
                {t('offers.more.failed')}
              </Notice>
            )
          }
          more={
            onMore
              ? {
                  label: t('offers.more.show'),
                  loadingLabel: t('offers.more.loading'),
                  isLoading: phase === 'asking',
                  onPress: onMore,
                }
              : undefined
          }
        />
      )}
    </Stack>
  );
}
