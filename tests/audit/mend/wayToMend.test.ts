import { plantedFaults } from '../controls/faults';
import { criteria } from '../criteria';
import { explanations } from '../explained';
import type { EngineName } from '../model';
import { mendByCriterion } from './byCriterion';
import { mendByRule } from './byRule';
import { pageOfRule, wayToMend } from './wayToMend';

describe('the way to mend', () => {
  it('is that of the rule, else that of its criteria', () => {
    expect(wayToMend('axe', 'color-contrast', ['1.4.3'])).toMatch(/^Compare the text/);
    expect(wayToMend('axe', 'image-alt', ['1.1.1', '4.1.2'])).toMatch(/^Give the picture .* Use an element of HTML/);
    expect(wayToMend('axe', 'region', [])).toBeNull();
  });

  it('is there for every criterion, and for every rule that is explained', () => {
    expect(Object.keys(mendByCriterion)).toEqual(criteria.map(({ num }) => num));
    for (const { engine, rule } of explanations) expect(Object.keys(mendByRule)).toContain(`${engine} ${rule}`);
  });

  it('is there for every planted fault', () => {
    for (const { rules, criteria: own } of plantedFaults)
      for (const [engine, all] of Object.entries(rules))
        for (const rule of all) expect(wayToMend(engine as EngineName, rule, own)).not.toBeNull();
  });

  it('is short', () => {
    for (const text of [...Object.values(mendByCriterion), ...Object.values(mendByRule)]) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.split(/[.:;] /).length).toBeLessThanOrEqual(4);
    }
  });
});

it('links to the page of a rule', () => {
  expect(pageOfRule('axe', 'image-alt', '4.14.1')).toBe('https://dequeuniversity.com/rules/axe/4.14/image-alt');
  expect(pageOfRule('alfa', 'sia-r2', '0.112.0')).toBe('https://alfa.siteimprove.com/rules/sia-r2');
  expect(pageOfRule('own', 'no-trap', '1')).toBeNull();
});
