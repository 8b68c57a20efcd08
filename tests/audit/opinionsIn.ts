import type { Page } from '@playwright/test';
import { axeOpinionsOfColours } from './engines/axe';
import { holdStill } from './engines/holdStill';
import { opinionsOfStill } from './engines/opinions';
import { motionFindings } from './engines/own';
import { withBoxes } from './pictures';
import type { Picture } from './pictures';
import { wear } from './wear';

/**
 * The opinions in each theme: all in the page’s own, those about colours in the others. The others come first, of a page
 * that was only held still: the checks in its own theme move the focus, and a replay of one row has none of them.
 */
export async function opinionsIn(page: Page, own: string, pictures: ReadonlyMap<string, Picture>) {
  const themes = [...pictures.keys()];
  const others = themes.filter((theme) => theme !== own);
  const motion = await motionFindings(page);
  await holdStill(page);
  const found = new Map([...(await axeOpinionsOfColours(page, others))].map(([theme, one]) => [theme, [one]]));
  await wear(page, own);
  if (themes.includes(own)) found.set(own, [...(await opinionsOfStill(page, motion))]);
  for (const [theme, opinions] of found) found.set(theme, [...(await withBoxes(page, theme, own, pictures, opinions))]);
  return found;
}
