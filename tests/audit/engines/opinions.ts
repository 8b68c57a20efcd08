import type { Page } from '@playwright/test';
import type { Opinion } from '../model';
import { alfaOpinion } from './alfa';
import { axeOpinion } from './axe';
import { holdStill } from './holdStill';
import { ibmOpinion } from './ibm';
import { keyboardFindings, motionFindings, ownOpinion } from './own';

/** All opinions of a page. It cannot be used any more afterwards: it stands still, and the focus has moved. */
export async function allOpinions(page: Page): Promise<readonly Opinion[]> {
  const motion = await motionFindings(page);
  await holdStill(page);
  const engines = [await axeOpinion(page), await alfaOpinion(page), await ibmOpinion(page)];
  return [...engines, ownOpinion([...motion, ...(await keyboardFindings(page))])];
}
