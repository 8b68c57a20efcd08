import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { useTranslator } from '@/i18n/TranslatorContext';
import { askedPurposes, decide } from '@/telemetry/consent';
import { useDecision } from '@/telemetry/useDecision';
import { ConsentPanel } from './ConsentPanel';

interface ConsentPromptProps {
  readonly settingsHref: string;
  /** True on the page with all the settings. */
  readonly isElsewhere?: boolean;
}

/**
 * Asks what the guest allows, once, at the top of the page and in its flow. It stands in the exported page already, and
 * `theme.js` shows it before the first paint where no answer is kept, so that nothing moves. It takes no focus, and the
 * page is usable without an answer, which counts as a no.
 */
export function ConsentPrompt({ settingsHref, isElsewhere = false }: ConsentPromptProps) {
  const { t } = useTranslator();
  const decision = useDecision();
  const [hasAnswered, setAnswered] = useState(false);

  useEffect(() => {
    if (decision !== undefined) document.documentElement.toggleAttribute('data-asks-consent', decision === null);
  }, [decision]);

  return (
    <>
      {!decision && askedPurposes.length > 0 && !isElsewhere && (
        <ConsentPanel
          purposes={askedPurposes}
          settingsHref={settingsHref}
          onDecide={(allowed) => {
            decide(allowed);
            setAnswered(true);
          }}
        />
      )}
      {hasAnswered && <VisuallyHidden role="status">{t('consent.saved')}</VisuallyHidden>}
    </>
  );
}
