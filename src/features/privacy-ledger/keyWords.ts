import type { Translator } from '@/i18n/translator';
import { DAYS_OF_A_PAYMENT } from '@/state/daysOfPayment';
import { entryOf } from './keptKeys';
import type { PresentKey } from './presentKeys';

/** The texts about a key: what it is, why it is stored and for how long. */
export function keyWords(t: Translator['t'], { place, key }: PresentKey) {
  const entry = entryOf(place, key);
  return {
    what: entry ? t(`privacyLedger.keys.${entry.id}.what`) : t('privacyLedger.unknown.what'),
    until: entry
      ? t(`privacyLedger.keys.${entry.id}.until`, { days: String(DAYS_OF_A_PAYMENT) })
      : t('privacyLedger.unknown.until'),
    purpose: entry ? t(`consent.purpose.${entry.purpose}.label`) : '–',
  };
}
