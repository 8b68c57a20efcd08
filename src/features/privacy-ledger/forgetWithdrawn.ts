import type { OptionalPurpose } from '@/domain/guest/consent';
import { entryOf } from './keptKeys';
import { deleteKeys, presentKeys } from './presentKeys';

/**
 * Deletes what services stored that the guest no longer allows, as far as a page can see it. A key that is not listed
 * stays: it may belong to another site on this host.
 */
export function forgetWithdrawn(allowed: readonly OptionalPurpose[]): void {
  deleteKeys(
    presentKeys().filter(({ place, key }) => {
      const purpose = entryOf(place, key)?.purpose;
      return purpose !== undefined && purpose !== 'necessary' && !allowed.includes(purpose);
    }),
  );
}
