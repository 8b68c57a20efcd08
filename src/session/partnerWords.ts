import { visitStorage } from '@/browser/visitStorage';

/** Words of a partner's link that the identity provider wants to see again. */
const names = ['guided_entry_token', 'mrid'] as const;

/** Where `public/arrival.js` keeps them, which takes them out of the address. */
const key = 'sarastus.arrival';

/** What came with the guest for the identity provider, as pairs of a query. */
export function readPartnerWords(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(visitStorage.getItem(key) ?? 'null');
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

/** They are for one sign-in, and for nobody who comes after it. */
export function forgetPartnerWords(): void {
  visitStorage.removeItem(key);
}
