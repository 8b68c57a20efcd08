import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { signInAllows } from '@/session/scope';
import { useSession } from '@/session/useSession';
import { FailureActionControl } from './FailureActionControl';

/**
 * For a customer whose sign-in does not cover changes of a booking, which are then made as a guest who has its number and
 * hash: why, and a way to sign in again. Nothing for others.
 */
export function AsGuestNotice() {
  const { t } = useTranslator();
  // Read again whenever somebody signs in or out.
  const { kind } = useSession();
  if ((kind !== 'authenticated' && kind !== 'unread') || signInAllows('EDIT_RESERVATION')) return null;
  return (
    <Notice
      tone="info"
      title={t('errors.beyondScope.EDIT_RESERVATION.title')}
      actions={<FailureActionControl action="signIn" variant="secondary" />}
    >
      {t('errors.beyondScope.EDIT_RESERVATION.body')}
    </Notice>
  );
}
