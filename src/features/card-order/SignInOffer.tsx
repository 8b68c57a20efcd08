import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSignIn } from '@/session/useSignIn';

/** A stranger may buy a card; who signs in has it in the account at once. */
export function SignInOffer() {
  const { t } = useTranslator();
  const signIn = useSignIn();
  if (!signIn) return null;
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="secondary" size="small" onClick={signIn}>
          {t('contactDetails.account.signIn')}
        </Button>
      }
    >
      {t('cardPurchase.signIn')}
    </Notice>
  );
}
