import { environment } from '@/config/environment';
import type { OptionalPurpose } from '@/domain/consent';
import { entryOf } from './keptKeys';
import { deleteKeys, presentKeys } from './presentKeys';

/**
 * Deletes what services have left that the guest does not allow, as far as a page can see it. Keys that nobody knows go
 * with the last permission that is withdrawn; not where the host is shared with other sites, whose they may be.
 */
export function forgetWithdrawn(allowed: readonly OptionalPurpose[], isWithdrawing: boolean): void {
  const unknownToo = isWithdrawing && allowed.length === 0 && environment.basePath === '';
  deleteKeys(
    presentKeys().filter(({ place, key }) => {
      const purpose = entryOf(place, key)?.purpose;
      if (purpose === undefined) return unknownToo;
      return purpose !== 'necessary' && !allowed.includes(purpose);
    }),
  );
}
