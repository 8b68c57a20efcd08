import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Session } from '@/session/session';

export interface SignInEndedProps {
  readonly reason: NonNullable<Extract<Session, { readonly kind: 'anonymous' }>['ended']>;
  readonly onSignIn: () => void;
  readonly onDismiss: () => void;
}

/** Told to a guest who was signed in a moment ago. What was typed on the page stays. */
export function SignInEndedNotice({ reason, onSignIn, onDismiss }: SignInEndedProps) {
  const { t } = useTranslator();
  const texts = reason === 'ELSEWHERE' ? 'shell.signInEnded.elsewhere' : (`errors.authorization.${reason}` as const);
  return (
    <Notice
      tone="warning"
      title={t(`${texts}.title`)}
      actions={
        <>
          <Button size="small" onClick={onSignIn}>
            {t('shell.account.signIn')}
          </Button>
          <Button size="small" variant="secondary" onClick={onDismiss}>
            {t('shell.signInEnded.dismiss')}
          </Button>
        </>
      }
    >
      {t(`${texts}.body`)}
    </Notice>
  );
}
