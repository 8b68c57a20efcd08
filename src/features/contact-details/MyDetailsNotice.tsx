import { useFocusKept } from '@/browser/useFocusKept';
import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import type { CustomerContact } from '@/domain/guest/customer';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ContactFormProps } from './contactForm';
import { useMyDetails } from './useMyDetails';

interface Props extends ContactFormProps {
  /** Null for a guest who is not signed in. */
  readonly known: CustomerContact | null;
  readonly onSignIn: () => void;
}

/** Offers to sign in or to use the customer's own details, or says that they are used. */
export function MyDetailsNotice({ form, known, onSignIn }: Props) {
  const { t } = useTranslator();
  const { isFilled, use } = useMyDetails(form, known);
  const text = !known ? 'offer' : isFilled ? 'filled' : 'kept';
  const { target, watch } = useFocusKept<HTMLDivElement>();
  return (
    <div ref={target} tabIndex={-1} {...watch}>
      <Notice
        tone={text === 'filled' ? 'success' : 'info'}
        actions={
          text !== 'filled' && (
            <Button variant="secondary" size="small" onClick={text === 'offer' ? onSignIn : use}>
              {t(text === 'offer' ? 'contactDetails.account.signIn' : 'contactDetails.account.use')}
            </Button>
          )
        }
      >
        {t(`contactDetails.account.${text}`)}
      </Notice>
    </div>
  );
}
