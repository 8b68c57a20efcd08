import { SiteLink } from '@/routes/SiteLink';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

export interface PaymentHrefs {
  readonly home: string;
  readonly find: string;
  readonly confirmation: string;
}

interface Props {
  /** The last booking made in this browser. */
  readonly lastBookingNumber: string | null;
  readonly hrefs: PaymentHrefs;
}

/** Shown when there is nothing to pay: what there is instead. */
export function NothingToPayView({ lastBookingNumber, hrefs }: Props) {
  const { t } = useTranslator();
  if (lastBookingNumber !== null) {
    return (
      <Notice
        tone="success"
        headingLevel={2}
        title={t('payment.none.confirmed', { number: lastBookingNumber })}
        actions={
          <LinkButton as={SiteLink} href={hrefs.confirmation}>
            {t('payment.none.openConfirmation')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('payment.none.title')}
      actions={
        <>
          <LinkButton as={SiteLink} href={hrefs.home}>
            {t('payment.none.home')}
          </LinkButton>
          <LinkButton as={SiteLink} href={hrefs.find} variant="secondary">
            {t('payment.none.find')}
          </LinkButton>
        </>
      }
    >
      {t('payment.none.body')}
    </EmptyState>
  );
}
