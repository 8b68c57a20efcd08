import NextLink from 'next/link';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import type { PlanSale } from '@/domain/stayPrice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';

interface Props {
  /** How the offer's rate plan is sold in what the page shows. */
  readonly sale: PlanSale;
  readonly onDrop: () => void;
  readonly onSignIn: () => void;
}

const texts = { open: 'stay.offer.shown', closed: 'stay.offer.closed', none: 'stay.offer.nowhere' } as const;

/** For a guest who came from an offer: whether its prices are here, what to do where not, and the way to do without. */
export function OfferNotice({ sale, onDrop, onSignIn }: Props) {
  const { t, locale } = useTranslator();
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
          <Button variant="secondary" size="small" onClick={onDrop}>
            {t('restrictions.ways.dropOffer')}
          </Button>
          {sale === 'none' && (
            <LinkButton as={NextLink} variant="quiet" size="small" href={pathOf('offers', locale)}>
              {t('stay.offer.offers')}
            </LinkButton>
          )}
        </>
      }
    >
      {t(texts[sale])}
    </Notice>
  );
}
