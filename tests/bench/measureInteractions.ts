import type { Browser } from '@playwright/test';
import { Guest } from '../support/guest';
import type { Action } from './actions';
import { actions } from './actions';
import { onPhone, withBrowser } from './browser';
import { area, chainFor } from './chainFor';
import { latencyOf, recordInteractions, slowDown } from './eventTiming';
import { limits } from '../support/limits';
import { interleave, median } from './median';
import { failedRow, row } from './rows';
import type { Row } from './rows';
import { withSite } from './site';

const ROUNDS = 5;
const FACTOR = 4;

/** One try of an action on a new phone; the way there is not slowed down. */
const tryOnce = (browser: Browser, address: string, { prepare, act }: Action): Promise<number> =>
  onPhone(browser, address, async (page, context) => {
    await recordInteractions(context);
    const guest = new Guest(page, 'fi');
    await prepare(guest);
    await page.waitForLoadState('networkidle');
    await slowDown(page, FACTOR);
    return latencyOf(page, () => act(guest));
  });

/** How long the commonest actions take until the next paint. */
export const measureInteractions = (): Promise<readonly Row[]> =>
  withSite({ chain: chainFor(area, 26) }, (address) =>
    withBrowser(async (browser) => {
      const tries = await interleave(actions, ROUNDS, (action) =>
        tryOnce(browser, address, action).catch((error: unknown) => ({ error })),
      );
      return actions.flatMap((action) => {
        const { what, page, name } = action;
        const results = tries.get(action) ?? [];
        const measured = results.filter((each) => typeof each === 'number');
        const failed = results.find((each) => typeof each !== 'number');
        if (failed) return [failedRow('interactions', failed.error, `${page}, ${what}`)];
        return [
          row({
            ...{ part: 'interactions', what, page, factor: FACTOR, unit: 'ms' },
            measured: median(measured),
            limit: limits.interactions[name],
          }),
        ];
      });
    }),
  );
