import type { AxeResults } from 'axe-core';
import { axeSource, standards } from '../../support/axe';
import { mainScreens, screensInPart } from '../mainScreens';
import type { Journey } from './journey';
import { same } from './journey';

/** Which elements break which rule, in the engine that runs it: each computes names, roles and colours by itself. */
const found = `(async () => {
  const options = { runOnly: { type: 'tag', values: ${JSON.stringify(standards)} }, resultTypes: ['violations'] };
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }));
})()`;

export const axe: readonly Journey[] = Object.entries(mainScreens).flatMap(([name, { path, ready }]) =>
  [390, 1366].map((width): Journey => ({
    name: `axe finds nothing at ${name}, at ${width} px`,
    isInPart: width === 390 && screensInPart.has(name),
    run: async (guest) => {
      await guest.engine.resize(width, 768);
      await guest.open(path);
      await guest.untilShown({ selector: ready });
      await guest.engine.evaluate(`(() => { ${axeSource} })()`);
      same('findings', await guest.engine.evaluate<AxeResults['violations']>(found), []);
    },
  })),
);
