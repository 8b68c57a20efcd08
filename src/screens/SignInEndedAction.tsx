import { SignInEndedNotice } from '@/features/sign-in/SignInEndedNotice';
import type { SignInEndedProps } from '@/features/sign-in/SignInEndedNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { dismissEnd } from '@/session/session';
import { signIn } from '@/session/signIn';

/** The notice and its two ways on. */
export function SignInEndedAction({ reason }: Pick<SignInEndedProps, 'reason'>) {
  const { locale } = useTranslator();
  return <SignInEndedNotice reason={reason} onSignIn={() => signIn(locale)} onDismiss={dismissEnd} />;
}
