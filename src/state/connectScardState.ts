import { useMemo } from 'react';
import { useRecoilState } from 'recoil';
import * as v from 'valibot';
import { keptSlice } from './keptSlice';

/** Slice `connectScard`: a card is joined to the guest's account by a code sent to its e-mail address. */
const shape = v.object({
  email: v.fallback(v.string(), ''),
  verificationCode: v.fallback(v.string(), ''),
  verificationStep: v.fallback(v.picklist(['email', 'verification']), 'email'),
  loading: v.fallback(v.boolean(), false),
  loadingText: v.fallback(v.string(), ''),
});

export type ConnectScard = v.InferOutput<typeof shape>;

export const connectScard = keptSlice({
  key: 'sarastus.state.connectScard',
  shape,
  // The code opens an account, so it is never written down. A call ends with its page, and a step needs its address.
  lasting: ({ email, verificationStep }) => ({
    email,
    verificationCode: '',
    verificationStep: email === '' ? 'email' : verificationStep,
    loading: false,
    loadingText: '',
  }),
});

/** Connecting a card: first the address, then the code that was sent there. */
export function useConnectScard() {
  const [state, setState] = useRecoilState(connectScard.state);
  const actions = useMemo(
    () => ({
      change: (change: Partial<ConnectScard>) => setState((before) => ({ ...before, ...change })),
      /** The code has been sent. */
      toVerification: () =>
        setState((before) => ({ ...before, verificationStep: 'verification', loading: false, loadingText: '' })),
      /** Another address, and with it another code. */
      toEmail: () => setState((before) => ({ ...before, verificationStep: 'email', verificationCode: '' })),
      /** The card is connected, or the guest gave up. */
      clear: () => setState(connectScard.empty),
    }),
    [setState],
  );
  return { ...state, ...actions };
}
