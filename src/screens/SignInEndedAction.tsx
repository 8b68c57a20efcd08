import { SignInEndedNotice } from '@/features/sign-in/SignInEndedNotice';
import type { SignInEndedProps } from '@/features/sign-in/SignInEndedNotice';
import { session } from '@/session/session';
import { useSignIn } from '@/session/useSignIn';

/** The notice and its two ways on. */
export function SignInEndedAction({ reason }: Pick<SignInEndedProps, 'reason'>) {
  return <SignInEndedNotice reason={reason} onSignIn={useSignIn()} onDismiss={session.dismiss} />;
}
