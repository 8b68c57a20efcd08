import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { exampleNames, loadExamples } from './loadExamples';

const folder = path.resolve(__dirname, '../../src/design-system');
const isComponentFile = (file: string) => file.endsWith('.tsx') && !file.endsWith('.test.tsx');
const components = readdirSync(folder)
  .filter(isComponentFile)
  .map((file) => path.basename(file, '.tsx'));

const sourceOf = (component: string) => readFileSync(path.join(folder, `${component}.tsx`), 'utf8');

/** A part such as `DateRangeGrid` starts with the name of its component, `DateRange`, whose examples show it. */
const isPart = (component: string) =>
  components.some(
    (whole) =>
      component !== whole &&
      component.startsWith(whole) &&
      components.some(
        (user) => user !== component && user.startsWith(whole) && sourceOf(user).includes(`from './${component}'`),
      ),
  );

describe('the gallery', () => {
  it('shows every component of the design system', () => {
    const shown = new Set(exampleNames());
    expect(components.filter((name) => !shown.has(name) && !isPart(name))).toEqual([]);
  });

  it('has no examples of removed components', () => {
    expect(exampleNames().filter((name) => !components.includes(name))).toEqual([]);
  });

  it('has an example of each, which renders without a browser', async () => {
    for (const { component, examples } of await loadExamples()) {
      expect([component, Object.keys(examples).length > 0]).toEqual([component, true]);
      for (const draw of Object.values(examples)) expect(renderToString(createElement(draw))).not.toBe('');
    }
  });

  it('uses each component in its own examples', () => {
    const unused = exampleNames().filter(
      (name) => !readFileSync(path.join(__dirname, 'examples', `${name}.tsx`), 'utf8').includes(`<${name}`),
    );
    expect(unused).toEqual([]);
  });
});
