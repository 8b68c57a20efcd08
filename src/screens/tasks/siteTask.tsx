import type { ComponentType, ReactNode } from 'react';
import { ApiEnvironment } from '@/api/apiSwitch';
import { versionSwitch } from '@/api/versionSwitch';

/** A task that is a matter of the site's API whichever API books: the stay and the card. */
export const siteTask = <Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: () => ReactNode) =>
  versionSwitch<Props>({ v1: load, v2: load }, { waiting, around: OverSite });

function OverSite({ children }: { readonly children: ReactNode }) {
  return <ApiEnvironment api="v1">{children}</ApiEnvironment>;
}
