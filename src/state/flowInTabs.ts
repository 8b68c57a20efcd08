import { DefaultValue } from 'recoil';
import type { AtomEffect } from 'recoil';
import { inTime } from '@/browser/inTime';
import { keptStorage } from '@/browser/keptStorage';
import { keysOf, removeKept, writeKept } from '@/browser/keptValue';
import { visitStorage } from '@/browser/visitStorage';
import { flowOfTab, seenBy, storedFlow, TAB_KEY, tabKeeping, writtenOver } from './flowOfTab';
import { flowKeeping, withoutPerson } from './reservationFlowShape';
import type { ReservationFlow } from './reservationFlowShape';

/** Stores the flow in the browser and in the tab, and follows other tabs: a stay that another tab begins is its own. */
export const flowInTabs: AtomEffect<ReservationFlow> = ({ setSelf, onSet, resetSelf }) => {
  // There is no storage during the export.
  if (typeof window === 'undefined') return undefined;
  const keepInTab = (flow: ReservationFlow) => writeKept(visitStorage, tabKeeping, flow, Date.now());
  const kept = inTime(flowOfTab);
  if (kept) setSelf(kept);
  onSet((flow, _before, isReset) => {
    if (isReset) {
      removeKept(keptStorage, flowKeeping);
      return removeKept(visitStorage, tabKeeping);
    }
    keepInTab(flow);
    const stored = storedFlow();
    return writeKept(keptStorage, flowKeeping, stored ? writtenOver(stored, flow) : flow, Date.now());
  });
  const follow = ({ key }: StorageEvent) => {
    if (key === null || ![TAB_KEY, ...keysOf(flowKeeping)].includes(key)) return;
    const stored = storedFlow();
    if (!stored) {
      removeKept(visitStorage, tabKeeping);
      return resetSelf();
    }
    setSelf((own) => {
      const mine = own instanceof DefaultValue || key !== TAB_KEY ? own : { ...own, ...withoutPerson };
      const seen = mine instanceof DefaultValue ? stored : seenBy(mine, stored);
      keepInTab(seen);
      // The flow of another tab has ended, so this tab's own is the browser's again.
      if (seen.criteria && !stored.criteria) writeKept(keptStorage, flowKeeping, seen, Date.now());
      return seen;
    });
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};
