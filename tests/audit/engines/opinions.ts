import type { Page } from '@playwright/test';
import type { Finding, Opinion } from '../model';
import { alfaOpinion } from './alfa';
import { axeOpinion } from './axe';
import { holdStill } from './holdStill';
import { ibmOpinion } from './ibm';
import { keyboardFindings, motionFindings, ownOpinion } from './own';

/**
 * The opinions of all engines and of our own checks of a page that is held still, with what was found while it could move.
 * It cannot be used any more afterwards: the focus has moved.
 */
export async function opinionsOfStill(page: Page, motion: readonly Finding[]): Promise<readonly Opinion[]> {
  const engines = [await axeOpinion(page), await alfaOpinion(page), await ibmOpinion(page)];
  return [...engines, ownOpinion([...motion, ...(await keyboardFindings(page))])];
}

/** All opinions of a page, which stands still from then on. */
export async function allOpinions(page: Page): Promise<readonly Opinion[]> {
  const motion = await motionFindings(page);
  await holdStill(page);
  return opinionsOfStill(page, motion);
}
