import { SiteLink } from '@/routes/SiteLink';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** What waits for its payment. */
  readonly of: 'booking' | 'card';
  readonly href: string;
}

/** For screens opened with an unfinished payment. Its texts are in the namespace `shell`, which every page has. */
export function ResumePaymentNotice({ of, href }: Props) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="info"
      title={t(of === 'card' ? 'shell.resumePayment.cardTitle' : 'shell.resumePayment.title')}
      actions={
        <LinkButton as={SiteLink} href={href} size="small">
          {t('shell.resumePayment.go')}
        </LinkButton>
      }
    />
  );
}
