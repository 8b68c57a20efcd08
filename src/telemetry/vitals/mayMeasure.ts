import { vitals } from '@/config/vitals';
import { hasConsent, readDecision } from '../consent';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/** What a guest can object by where the operator does not ask: the browser's own setting, or a no to statistics. */
function objects(): boolean {
  const decision = readDecision();
  const isRefused = decision?.asked.includes('statistics') && !decision.allowed.includes('statistics');
  return Boolean(isRefused || navigator.globalPrivacyControl);
}

/** Whether the speed of this page may be measured and sent now. */
export const mayMeasure = (): boolean => (vitals.isByConsent ? hasConsent('statistics') : !objects());
