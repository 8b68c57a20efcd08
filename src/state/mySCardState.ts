import { useEffect, useState } from 'react';
import { atom, useRecoilState, useSetRecoilState } from 'recoil';
import * as v from 'valibot';
import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { keptInBrowser } from './keptInBrowser';

/** The slice of the page of the card. */
interface MySCard {
  /** The details were saved, and the page has not said so yet. */
  readonly editSuccess: boolean;
}

const shape = v.object({ editSuccess: v.boolean() });

export const mySCardKeeping: Keeping<MySCard> = {
  key: 'sarastus.state.mySCard',
  parse: (value) => {
    const read = v.safeParse(shape, value);
    return read.success ? read.output : null;
  },
  lifetimeMs: hoursInMs(1),
};

const mySCardAtom = atom<MySCard>({
  key: 'mySCard',
  default: { editSuccess: false },
  effects: [keptInBrowser(mySCardKeeping)],
});

/** Notes that the details of the card were saved, for the page that the guest goes back to. */
export function useNoteEditSuccess(): () => void {
  const set = useSetRecoilState(mySCardAtom);
  return () => set({ editSuccess: true });
}

/** Whether to say that the details were saved: once, until the guest closes it or leaves the page. */
export function useEditSuccess() {
  const [{ editSuccess }, set] = useRecoilState(mySCardAtom);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!editSuccess) return;
    setShown(true);
    set({ editSuccess: false });
  }, [editSuccess, set]);
  return { isShown, close: () => setShown(false) };
}
