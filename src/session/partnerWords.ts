import { PARTNER_WORDS_KEY } from '@/browser/handover/protocol';
import { removeFromVisit, visitStorage } from '@/browser/visitStorage';

/** Parameters of a partner's link that are passed on to the identity provider. */
const names = ['guided_entry_token', 'mrid'] as const;

/** The stored parameters for the identity provider, as pairs of a query. */
export function readPartnerWords(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(visitStorage.getItem(PARTNER_WORDS_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return [];
    const values = new Map(Object.entries(kept));
    return names.flatMap((name) => {
      const value: unknown = values.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
    });
  } catch {
    return [];
  }
}

/** Removes them: they are for one sign-in only. */
export function forgetPartnerWords(): void {
  removeFromVisit(PARTNER_WORDS_KEY);
}
