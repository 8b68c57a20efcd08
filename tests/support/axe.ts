import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Takes every movement out of the page: a colour on its way to another is a moment that nobody sees and axe measures. */
async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.getElementById('still')) return;
    const style = document.createElement('style');
    style.id = 'still';
    style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
    document.head.append(style);
  });
}

/** What axe finds wrong with the page as it stands: one line a finding, with where. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await still(page);
  // A page that is looked at many times, once a theme, gets the engine once.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
  const builder = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] });
  // The frames of the site are its own. A run in parts would open a window for each look.
  builder.setLegacyMode();
  const asked = rules ? builder.withRules([...rules]) : builder.withTags(standards);
  const found = await asked.analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} (${failureSummary ?? ''})`),
  );
}
