import { whenIdle } from '@/browser/whenIdle';
import { vitals } from '@/config/vitals';
import { mayMeasure } from './mayMeasure';
import type { ShownRoute } from './measureVitals';

const shown: ShownRoute[] = [];
let isDrawn = false;

/**
 * Has the speed of this document measured, if the guest and the draw allow it. The browser loaded it as `landed`, and
 * shows `route` now.
 */
export function followVitals(landed: ShownRoute['route'], route: ShownRoute['route']): void {
  if (vitals.url === null) return;
  if (shown.length === 0) shown.push({ route: landed, since: 0 });
  if (shown.at(-1)?.route !== route) shown.push({ route, since: performance.now() });
  if (isDrawn || !mayMeasure()) return;
  isDrawn = true;
  if (Math.random() >= vitals.share) return;
  whenIdle(() => {
    // When the code does not load, nothing is sent.
    import('./measureVitals').then(({ measureVitals }) => measureVitals(shown)).catch(() => undefined);
  });
}
