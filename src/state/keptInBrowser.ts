import type { AtomEffect } from 'recoil';
import { inTime } from '@/browser/inTime';
import { keptStorage } from '@/browser/keptStorage';
import { keysOf, readKept, removeKept, writeKept } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';

/**
 * An atom effect that stores an atom in this browser and follows changes of other tabs. Screens that use such atoms
 * render after mount only, so reading storage at once cannot make hydration differ.
 */
export function keptInBrowser<T>(keeping: Keeping<T>): AtomEffect<T> {
  return ({ setSelf, onSet, resetSelf }) => {
    // There is no storage during the export.
    if (typeof window === 'undefined') return undefined;
    const storage = keptStorage;
    const kept = inTime(() => readKept(storage, keeping, Date.now()));
    if (kept !== null) setSelf(kept);
    onSet((value, _before, isReset) => {
      if (isReset) return removeKept(storage, keeping);
      const { withStored } = keeping;
      const stored = withStored ? readKept(storage, keeping, Date.now()) : null;
      return writeKept(storage, keeping, stored && withStored ? withStored(value, stored) : value, Date.now());
    });
    const follow = (event: StorageEvent) => {
      if (event.key === null || !keysOf(keeping).includes(event.key)) return;
      const other = readKept(storage, keeping, Date.now());
      if (other === null) resetSelf();
      else setSelf(other);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  };
}
