import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

/** For a customer whose sign-in does not allow booking: a link to sign in again instead of an order that fails. */
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
