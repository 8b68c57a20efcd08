import { environment } from '@/config/environment';
import type { OptionalPurpose } from '@/domain/consent';
import { entryOf } from './keptKeys';
import { deleteKeys, presentKeys } from './presentKeys';

/**
 * Deletes what services stored that the guest no longer allows, as far as a page can see it. Unknown keys are deleted
 * with the last consent that is withdrawn, except where other sites share the host and may own them.
 */
export function forgetWithdrawn(allowed: readonly OptionalPurpose[], isWithdrawing: boolean): void {
  const includesUnknown = isWithdrawing && allowed.length === 0 && environment.basePath === '';
  deleteKeys(
    presentKeys().filter(({ place, key }) => {
      const purpose = entryOf(place, key)?.purpose;
      if (purpose === undefined) return includesUnknown;
      return purpose !== 'necessary' && !allowed.includes(purpose);
    }),
  );
}
