import type { ComponentType } from 'react';

interface Preloadable {
  readonly render?: { readonly preload?: () => Promise<unknown> };
}

/** Loads the code of a component made by `next/dynamic`. A failure is shown when the component renders. */
export async function preloadDynamic<Props>(component: ComponentType<Props>): Promise<void> {
  await (component as Preloadable).render?.preload?.().catch(() => undefined);
}
