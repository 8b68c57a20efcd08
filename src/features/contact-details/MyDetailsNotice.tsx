import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly isSignedIn: boolean;
  /** True when the form contains the customer's own details. */
  readonly isFilled: boolean;
  readonly onUse: () => void;
  readonly onSignIn: () => void;
}

/** Offers to sign in or to use the customer's own details, or says that they are used. */
export function MyDetailsNotice({ isSignedIn, isFilled, onUse, onSignIn }: Props) {
  const { t } = useTranslator();
  const text = !isSignedIn ? 'offer' : isFilled ? 'filled' : 'kept';
  return (
    <Notice
      tone={text === 'filled' ? 'success' : 'info'}
      actions={
        text !== 'filled' && (
          <Button variant="secondary" size="small" onClick={text === 'offer' ? onSignIn : onUse}>
            {t(text === 'offer' ? 'contactDetails.account.signIn' : 'contactDetails.account.use')}
          </Button>
        )
      }
    >
      {t(`contactDetails.account.${text}`)}
    </Notice>
  );
}
