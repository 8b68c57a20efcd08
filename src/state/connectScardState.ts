import { useMemo } from 'react';
import { atom, useRecoilState, useResetRecoilState } from 'recoil';
import * as v from 'valibot';
import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { codeDigits, verificationSteps } from '@/domain/card/cardConnection';
import type { CardVerification, VerificationStep } from '@/domain/card/cardConnection';
import { keptInBrowser } from './keptInBrowser';
import { text, wholeUpTo } from './storedValues';

/** Slice `connectScard`, as the specification spells it. */
interface ConnectScard {
  readonly email: string;
  readonly verificationCode: string;
  readonly verificationStep: VerificationStep;
  readonly loading: boolean;
  /** What is under way, for screen readers. */
  readonly loadingText: string;
}

const empty: ConnectScard = {
  email: '',
  verificationCode: '',
  verificationStep: 'email',
  loading: false,
  loadingText: '',
};

const shape = v.object({
  email: text,
  verificationCode: v.pipe(text, v.transform(codeDigits)),
  verificationStep: v.picklist(verificationSteps),
  loading: v.boolean(),
  loadingText: text,
});

const instant = wholeUpTo(Number.MAX_SAFE_INTEGER);
const sentShape = v.nullable(v.object({ expiresAt: instant, resendAt: instant, attemptsLeft: wholeUpTo(100) }));

/** Longer than a code lives. */
const lifetimeMs = hoursInMs(1);

export const connectScardKeeping: Keeping<ConnectScard> = {
  key: 'sarastus.state.connectScard',
  parse: (value) => {
    const read = v.safeParse(shape, value);
    return read.success ? read.output : null;
  },
  lifetimeMs,
  // A call ends with its page: after a reload nothing is under way. A code opens the card, so it is typed again.
  toKept: (value) => ({ ...value, verificationCode: '', loading: false, loadingText: '' }),
};

export const sentCodeKeeping: Keeping<CardVerification | null> = {
  key: 'sarastus.state.connectScardCode',
  parse: (value) => {
    const read = v.safeParse(sentShape, value);
    return read.success ? read.output : null;
  },
  lifetimeMs,
};

const connectScardAtom = atom<ConnectScard>({
  key: 'connectScard',
  default: empty,
  effects: [keptInBrowser(connectScardKeeping)],
});

/** What is known of the code that was sent, for a reload between the message and the code. */
const sentCodeAtom = atom<CardVerification | null>({
  key: 'connectScardCode',
  default: null,
  effects: [keptInBrowser(sentCodeKeeping)],
});

/** What a guest has typed to connect a card, and the code that was sent to them. Kept for a reload, in every tab. */
export function useConnectScard() {
  const [slice, setSlice] = useRecoilState(connectScardAtom);
  const [sent, setSent] = useRecoilState(sentCodeAtom);
  const forgetSlice = useResetRecoilState(connectScardAtom);
  const forgetSent = useResetRecoilState(sentCodeAtom);
  const actions = useMemo(() => {
    const change = (to: Partial<ConnectScard>) => setSlice((before) => ({ ...before, ...to }));
    return {
      typeEmail: (email: string) => change({ email }),
      typeCode: (typed: string) => change({ verificationCode: codeDigits(typed) }),
      /** A call begins, with its name; or it has ended. */
      setLoading: (loadingText: string | null) =>
        change({ loading: loadingText !== null, loadingText: loadingText ?? '' }),
      codeSent: (verification: CardVerification) => {
        setSent(verification);
        change({ verificationStep: 'verification', verificationCode: '' });
      },
      noteAttempts: (attemptsLeft: number) => setSent((before) => before && { ...before, attemptsLeft }),
      /** Back to the address, which stays in its field. */
      backToEmail: () => {
        forgetSent();
        change({ verificationStep: 'email', verificationCode: '' });
      },
      forget: () => {
        forgetSent();
        forgetSlice();
      },
    };
  }, [setSlice, setSent, forgetSlice, forgetSent]);
  return { ...slice, sent, ...actions };
}
