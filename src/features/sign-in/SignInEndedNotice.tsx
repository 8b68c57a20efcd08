import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { SignInEnd } from '@/session/nextSession';

export interface SignInEndedProps {
  readonly reason: SignInEnd | 'SWITCHED_OFF';
  /** Null where signing in is switched off. */
  readonly onSignIn: (() => void) | null;
  readonly onDismiss: () => void;
}

const textsOf = (reason: SignInEndedProps['reason']) => {
  if (reason === 'ELSEWHERE') return 'shell.signInEnded.elsewhere';
  return reason === 'SWITCHED_OFF' ? 'shell.signInEnded.switchedOff' : (`errors.authorization.${reason}` as const);
};

/** For a guest whose sign-in has just ended. What was typed on the page is kept. */
export function SignInEndedNotice({ reason, onSignIn, onDismiss }: SignInEndedProps) {
  const { t } = useTranslator();
  const texts = textsOf(reason);
  return (
    <Notice
      tone="warning"
      title={t(`${texts}.title`)}
      actions={
        <>
          {onSignIn && (
            <Button size="small" onClick={onSignIn}>
              {t('shell.account.signIn')}
            </Button>
          )}
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
