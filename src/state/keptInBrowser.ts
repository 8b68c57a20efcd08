import type { AtomEffect } from 'recoil';
import { inTime } from '@/browser/inTime';
import { visitStorage } from '@/browser/visitStorage';
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

/**
 * An atom effect that stores an atom for this tab only: another tab neither sees nor changes it. Who signs out, in any
 * tab, empties it in every tab that is open.
 */
export function keptInTab<T>(keeping: Keeping<T>): AtomEffect<T> {
  return ({ setSelf, onSet, resetSelf }) => {
    if (typeof window === 'undefined') return undefined;
    const kept = inTime(() => readKept(visitStorage, keeping, Date.now()));
    if (kept !== null) setSelf(kept);
    onSet((value, _before, isReset) => {
      if (isReset) removeKept(visitStorage, keeping);
      else writeKept(visitStorage, keeping, value, Date.now());
    });
    const forget = ({ key }: StorageEvent) => {
      if (key !== keeping.key && key !== null) return;
      removeKept(visitStorage, keeping);
      resetSelf();
    };
    addEventListener('storage', forget);
    return () => removeEventListener('storage', forget);
  };
}
