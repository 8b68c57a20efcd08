import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly isSignedIn: boolean;
  /** The customer's own details stand in the form. */
  readonly isFilled: boolean;
  readonly onUse: () => void;
  readonly onSignIn: () => void;
}

/** Spares a customer the typing: the way to sign in, or what became of their own details. */
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
