import { arch, release, type } from 'node:os';
import type { Page } from '@playwright/test';
import { version as playwright } from '@playwright/test/package.json';

/** What walked, and in which window: an auditor who repeats the audit needs the same. */
export interface Machine {
  readonly browser: string;
  readonly system: string;
  readonly node: string;
  readonly playwright: string;
  readonly window: string;
}

export async function machineOf(page: Page): Promise<Machine> {
  const browser = page.context().browser();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const pixels = await page.evaluate(() => devicePixelRatio);
  return {
    browser: `${browser?.browserType().name() ?? 'unknown'} ${browser?.version() ?? ''}`.trim(),
    system: `${type()} ${release()}, ${arch()}`,
    node: process.version,
    playwright,
    window: `${width} x ${height} px, device pixel ratio ${pixels}; a state with another window says so in its steps`,
  };
}
