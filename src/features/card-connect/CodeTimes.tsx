import { useEffect, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Text } from '@/design-system/Text';
import { waitForCode } from '@/domain/card/cardConnection';
import type { CardVerification } from '@/domain/card/cardConnection';
import { useTranslator } from '@/i18n/TranslatorContext';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The time in milliseconds, renewed every second. */
function useSecondClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface Props {
  /** Null when it is not known any more. */
  readonly sent: CardVerification | null;
}

/** How long the code can be given, in minutes. Described by its field, and no live region: it would speak each minute. */
export function CodeLife({ sent }: Props) {
  const { t, plural } = useTranslator();
  const now = useSecondClock();
  if (!sent) return <>{t('cardConnect.code.hint')}</>;
  const minutes = Math.ceil((sent.expiresAt - now) / MINUTE);
  return <>{minutes > 0 ? plural('cardConnect.code.validFor', minutes) : t('cardConnect.code.expired')}</>;
}

interface ResendProps extends Props {
  readonly isLoading: boolean;
  readonly loadingLabel?: string;
  readonly onResend: () => void;
}

/** Asks for another code, or when that can be done: in seconds at the end, before that in minutes. */
export function ResendCode({ sent, isLoading, loadingLabel, onResend }: ResendProps) {
  const { t, plural } = useTranslator();
  const now = useSecondClock();
  const wait = sent ? waitForCode(sent, now) : 0;
  if (wait > 0) {
    return (
      <Text tone="muted">
        {wait > MINUTE
          ? plural('cardConnect.code.resendMinutes', Math.ceil(wait / MINUTE))
          : plural('cardConnect.code.resendSeconds', Math.ceil(wait / SECOND))}
      </Text>
    );
  }
  return (
    <Button variant="secondary" isLoading={isLoading} loadingLabel={loadingLabel} onClick={onResend}>
      {t('cardConnect.code.resend')}
    </Button>
  );
}
