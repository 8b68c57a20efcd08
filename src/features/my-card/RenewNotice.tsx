import { SiteLink } from '@/routes/SiteLink';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly card: Pick<LoyaltyCard, 'renewal' | 'status' | 'validity'>;
  readonly href: string;
}

/** That a card expires or has expired, and the way to renew it; nothing for one that is valid or of an ended membership. */
export function RenewNotice({ card: { status, validity, renewal }, href }: Props) {
  const { t, format } = useTranslator();
  if (validity === 'VALID' || status === 'TERMINATED') return null;
  const title = t(validity === 'EXPIRED' ? 'myCard.renew.expired' : 'myCard.renew.expiring');
  if (renewal.eligibility !== 'OK') {
    return (
      <Notice tone="warning" title={title} headingLevel={2} actions={<CallControl />}>
        {t('myCard.renew.not')}
      </Notice>
    );
  }
  if (!renewal.allowed) {
    return (
      <Notice tone="warning" title={title} headingLevel={2}>
        {t('myCard.renew.from', { date: format.date(renewal.from) })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={title}
      headingLevel={2}
      actions={
        <LinkButton as={SiteLink} href={href}>
          {t('myCard.renew.action')}
        </LinkButton>
      }
    >
      {t('myCard.renew.body', { price: format.money(renewal.price), date: format.date(renewal.validUntil) })}
    </Notice>
  );
}
