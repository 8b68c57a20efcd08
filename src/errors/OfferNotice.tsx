import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Text } from '@/design-system/Text';
import type { PlanSale } from '@/domain/price/stayPrice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { SiteLink } from '@/routes/SiteLink';

interface Props {
  /** How the offer's rate plan is sold in what the page shows. */
  readonly sale: PlanSale;
  readonly onDrop: () => void;
  readonly onSignIn: () => void;
}

/** For a guest who came from an offer: whether its prices are here, what to do where not, and the way to do without. */
export function OfferNotice({ sale, onDrop, onSignIn }: Props) {
  const { t, locale } = useTranslator();
  const drop = (
    <Button variant={sale === 'open' ? 'quiet' : 'secondary'} size="small" onClick={onDrop}>
      {t('restrictions.ways.dropOffer')}
    </Button>
  );
  if (sale === 'open') {
    return (
      <Inline gap={2} align="baseline">
        <Text size="small">{t('stay.offer.shown')}</Text>
        {drop}
      </Inline>
    );
  }
  return (
    <Notice
      tone="info"
      actions={
        <>
          {sale === 'closed' && (
            <Button variant="secondary" size="small" onClick={onSignIn}>
              {t('restrictions.ways.signIn')}
            </Button>
          )}
          {drop}
          {sale === 'none' && (
            <LinkButton as={SiteLink} variant="quiet" size="small" href={pathOf('offers', locale)}>
              {t('stay.offer.offers')}
            </LinkButton>
          )}
        </>
      }
    >
      {t(sale === 'closed' ? 'stay.offer.closed' : 'stay.offer.nowhere')}
    </Notice>
  );
}
