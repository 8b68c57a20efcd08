import dynamic from 'next/dynamic';
import { useSession } from '@/session/useSession';

const Notice = dynamic(() => import('./SignInEndedAction').then((file) => file.SignInEndedAction), { ssr: false });

/** On every page: a sign-in that ended under the guest's hands, and the way back in. */
export function SignInEnded() {
  const session = useSession();
  if (session.kind === 'off' && session.hasEnded) return <Notice reason="SWITCHED_OFF" />;
  return session.kind === 'anonymous' && session.ended ? <Notice reason={session.ended} /> : null;
}
