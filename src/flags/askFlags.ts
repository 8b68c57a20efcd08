import { takeEarly, wholeAnswer } from '@/browser/handover/earlyAnswers';
import { FEATURE_DETECTION_WAIT_MS } from '@/config/limits';
import { configurationAddress, configurationRequest, flagsIn } from './configuration';
import type { Flags } from './readFlags';

/** Asks the runtime configuration for its flags. Rejects without a valid answer in time. */
export async function askFlags(): Promise<Flags> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), FEATURE_DETECTION_WAIT_MS);
  try {
    const init = { ...configurationRequest(), signal: abort.signal };
    return flagsIn(await wholeAnswer(configurationAddress, init, takeEarly(configurationAddress, null)));
  } catch (error) {
    if (abort.signal.aborted) throw new Error('The runtime configuration did not answer in time');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
