import { SignInEndedNotice } from '@/features/sign-in/SignInEndedNotice';
import type { SignInEndedProps } from '@/features/sign-in/SignInEndedNotice';
import { session } from '@/session/session';
import { useSignIn } from '@/session/useSignIn';

/** The notice that the sign-in has ended, and its two actions. */
export function SignInEndedAction({ reason }: Pick<SignInEndedProps, 'reason'>) {
  return <SignInEndedNotice reason={reason} onSignIn={useSignIn()} onDismiss={session.dismiss} />;
}
