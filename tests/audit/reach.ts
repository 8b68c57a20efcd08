import type { Page } from '@playwright/test';
import { Guest } from '../support/guest';
import { recordSteps } from '../support/steps';
import { isAsleep, untilRunning, wake } from '../support/wake';
import type { Walk } from './plan';

/** Walks to a state, until the page's own code runs, and returns the steps in words. */
export async function reach(page: Page, { state, locale }: Walk, scenario: (names: string) => Promise<void>) {
  const steps = recordSteps(page);
  const play = async (names: string) => {
    if (names !== '') steps.push(`(The harness plays ${names}.)`);
    await scenario(names);
  };
  if (state.scenario) await play(state.scenario);
  await state.open(new Guest(page, locale), play);
  if (await isAsleep(page)) await wake(page);
  else await untilRunning(page);
  return [...steps];
}
