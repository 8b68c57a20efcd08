import dynamic from 'next/dynamic';
import { useState } from 'react';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { useTranslator } from '@/i18n/TranslatorContext';
import { askedPurposes, decide } from '@/telemetry/consent';
import { useDecision } from '@/telemetry/useDecision';

/** The question comes after the page: nobody waits for it. */
const ConsentPanel = dynamic(() => import('./ConsentPanel').then((file) => file.ConsentPanel), { ssr: false });

interface ConsentPromptProps {
  readonly settingsHref: string;
  /** On the page that asks the same at length. */
  readonly isElsewhere?: boolean;
  /** Where a bar lies at the foot of a narrow window, or soon will. */
  readonly isAboveBar?: boolean;
}

/**
 * Asks what the guest allows, once, until an answer is given. It stands between the skip link and the page in reading order, takes no
 * focus, and the page is usable without an answer: no answer is a no.
 */
export function ConsentPrompt({ settingsHref, isElsewhere = false, isAboveBar }: ConsentPromptProps) {
  const { t } = useTranslator();
  const decision = useDecision();
  const [hasAnswered, setAnswered] = useState(false);
  const isAsked = decision === null && askedPurposes.length > 0 && !isElsewhere;
  return (
    <>
      {/* The place is marked before the panel has come, so that what lies at the foot makes room only once. */}
      {isAsked && (
        <div data-foot-panel="">
          <ConsentPanel
            isAboveBar={isAboveBar}
            purposes={askedPurposes}
            settingsHref={settingsHref}
            onDecide={(allowed) => {
              decide(allowed);
              setAnswered(true);
            }}
          />
        </div>
      )}
      {hasAnswered && <VisuallyHidden role="status">{t('consent.saved')}</VisuallyHidden>}
    </>
  );
}
