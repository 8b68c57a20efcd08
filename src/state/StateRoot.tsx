import type { ReactNode } from 'react';
import { RecoilRoot } from 'recoil';

/** Holds what the guest chose; wraps the screens that need it, and no page that does not. */
export function StateRoot({ children }: { readonly children: ReactNode }) {
  return <RecoilRoot override={false}>{children}</RecoilRoot>;
}
