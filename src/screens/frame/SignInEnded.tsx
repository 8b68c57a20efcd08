import dynamic from 'next/dynamic';
import { useSession } from '@/session/useSession';

const Notice = dynamic(() => import('./SignInEndedAction').then((file) => file.SignInEndedAction), { ssr: false });

/** Shows on every page that the sign-in has ended, with a way to sign in again. */
export function SignInEnded() {
  const session = useSession();
  if (session.kind === 'off' && session.hasEnded) return <Notice reason="SWITCHED_OFF" />;
  return session.kind === 'anonymous' && session.ended ? <Notice reason={session.ended} /> : null;
}
