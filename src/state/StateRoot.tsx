import type { ReactNode } from 'react';
import { RecoilRoot } from 'recoil';

/** The root of the guest's state. Wraps only the screens that need it. */
export function StateRoot({ children }: { readonly children: ReactNode }) {
  return <RecoilRoot override={false}>{children}</RecoilRoot>;
}
