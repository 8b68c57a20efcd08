import { SignInEndedNotice } from '@/features/sign-in/SignInEndedNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { dismissEnd } from '@/session/session';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';

/** On every page: a sign-in that ended under the guest's hands, and the way back in. */
export function SignInEnded() {
  const { locale } = useTranslator();
  const session = useSession();
  if (session.kind !== 'anonymous' || !session.ended) return null;
  return <SignInEndedNotice reason={session.ended} onSignIn={() => signIn(locale)} onDismiss={dismissEnd} />;
}
