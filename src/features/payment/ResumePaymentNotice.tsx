import NextLink from 'next/link';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly href: string;
}

/** For screens opened with an unfinished payment. Its texts are in the namespace `shell`, which every page has. */
export function ResumePaymentNotice({ href }: Props) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="info"
      title={t('shell.resumePayment.title')}
      actions={
        <LinkButton as={NextLink} href={href} size="small">
          {t('shell.resumePayment.go')}
        </LinkButton>
      }
    />
  );
}
