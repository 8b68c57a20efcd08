import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

/** For a customer whose sign-in is not for booking: a way to one that is, rather than an order that must fail. */
export function BeyondScopeNotice({ onSignIn }: { readonly onSignIn: () => void }) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="warning"
      title={t('checkAndConfirm.beyondScope.title')}
      actions={
        <Button size="small" onClick={onSignIn}>
          {t('shell.account.signIn')}
        </Button>
      }
    >
      {t('checkAndConfirm.beyondScope.body')}
    </Notice>
  );
}
