import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core';
import { loadAxe } from '../../support/axe';

const CONTRAST = 'color-contrast';

/** The places of what passed are not read, and there are thousands. */
const resultTypes: ('incomplete' | 'violations')[] = ['violations', 'incomplete'];

/** How axe is asked. A number that stands alone is a text, too: by itself axe leaves one character to a person. */
export const axeOptions = { resultTypes, checks: { [CONTRAST]: { options: { ignoreLength: true } } } };

/** What axe says of a text that does not lie whole in what it sees of the part that draws it. */
const outOfSight: readonly unknown[] = ['elmPartiallyObscured', 'elmPartiallyObscuring'];

/** What axe says of a text over which something lies. */
const below: readonly unknown[] = ['bgOverlap'];

const isUntold = ({ any }: NodeResult, reasons: readonly unknown[]): boolean =>
  any.some(({ id, data }) => id === CONTRAST && reasons.includes(data?.messageKey));

const targetOf = ({ target }: NodeResult): string => target.flat().join(' ');

const nodesOf = (results: readonly Result[]): readonly NodeResult[] =>
  results.flatMap(({ id, nodes }) => (id === CONTRAST ? nodes : []));

/** Runs in the browser: where everything is scrolled to. */
const scrolledNow = () =>
  [...document.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));

/**
 * Runs in the browser: hides the shapes of drawings that reach beyond their frame, which cuts them off. Axe takes them for
 * something that lies over the texts around the frame. Returns the shapes, and the texts to which that applies.
 */
const hideCutShapes = (targets: readonly string[]) => {
  const reachesBeyond = (shape: Element, frame: Element) => {
    const [inner, outer] = [shape.getBoundingClientRect(), frame.getBoundingClientRect()];
    return inner.left < outer.left || inner.top < outer.top || inner.right > outer.right || inner.bottom > outer.bottom;
  };
  const drawings = [...document.querySelectorAll('svg')];
  const cut = drawings.flatMap((drawing) =>
    [...drawing.querySelectorAll<SVGElement>('*')].filter((shape) => reachesBeyond(shape, drawing)),
  );
  const frames = new Set(cut.map((shape) => shape.closest('svg')?.parentElement));
  const outside = targets.filter((target) => {
    const text = document.querySelector(target);
    return text && ![...frames].some((frame) => frame?.contains(text));
  });
  for (const shape of cut) shape.style.visibility = 'hidden';
  return { cut, outside };
};

/** Runs in the browser: scrolls to the first of some texts, and asks about all: others come into sight beside it. */
const judgeInSight = (asked: { targets: readonly string[]; options: RunOptions }): Promise<AxeResults> => {
  document.querySelector(asked.targets[0] ?? '')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return window.axe.run({ include: asked.targets.map((target) => [target]) }, asked.options);
};

interface Judged {
  readonly violations: readonly NodeResult[];
  readonly incomplete: readonly NodeResult[];
}

async function judge(page: Page, targets: readonly string[]): Promise<Judged> {
  const found = await page.evaluate(judgeInSight, { targets, options: { ...axeOptions, runOnly: [CONTRAST] } });
  const asked = (results: readonly Result[]) => nodesOf(results).filter((node) => targets.includes(targetOf(node)));
  return { violations: asked(found.violations), incomplete: asked(found.incomplete) };
}

/** Texts that are scrolled out of sight of the part they are in, such as a dialog: scrolled to, as a guest does, and back. */
async function judgeOutOfSight(page: Page, targets: readonly string[]): Promise<Judged> {
  const scrolled = await page.evaluateHandle(scrolledNow);
  const violations: NodeResult[] = [];
  const incomplete: NodeResult[] = [];
  for (let left = targets; left.length > 0;) {
    const [first, ...others] = left;
    const found = await judge(page, left);
    const later = found.incomplete.filter((node) => isUntold(node, outOfSight) && targetOf(node) !== first);
    violations.push(...found.violations);
    incomplete.push(...found.incomplete.filter((node) => !later.includes(node)));
    left = others.filter((target) => later.some((node) => targetOf(node) === target));
  }
  await scrolled.evaluate((places) =>
    places.forEach(({ element, top, left }) => element.scrollTo({ top, left, behavior: 'instant' })),
  );
  return { violations, incomplete };
}

/** Texts around a drawing, of which axe says that its shapes lie over them: they are cut off at its frame. */
async function judgeAroundDrawings(page: Page, asked: readonly NodeResult[]): Promise<Judged> {
  const hidden = await page.evaluateHandle(hideCutShapes, asked.map(targetOf));
  const outside = await hidden.evaluate((found) => found.outside);
  const judged = outside.length > 0 ? await judge(page, outside) : { violations: [], incomplete: [] };
  await hidden.evaluate(({ cut }) => cut.forEach((shape) => shape.style.removeProperty('visibility')));
  return {
    violations: judged.violations,
    incomplete: [...asked.filter((node) => !outside.includes(targetOf(node))), ...judged.incomplete],
  };
}

/** The results with other texts for the rule of contrast. */
const withTexts = (results: readonly Result[], rule: Result, nodes: readonly NodeResult[]): Result[] => [
  ...results.filter(({ id }) => id !== CONTRAST),
  ...(nodes.length > 0 ? [{ ...rule, nodes: [...nodes] }] : []),
];

/** Asks again about texts whose background axe could not find, where that can be helped. */
export async function askAgain(page: Page, found: AxeResults): Promise<AxeResults> {
  const rule = found.incomplete.find(({ id }) => id === CONTRAST);
  const hidden = rule?.nodes.filter((node) => isUntold(node, outOfSight)) ?? [];
  const covered = rule?.nodes.filter((node) => isUntold(node, below)) ?? [];
  if (!rule || hidden.length + covered.length === 0) return found;
  await loadAxe(page);
  const judged = [await judgeOutOfSight(page, hidden.map(targetOf)), await judgeAroundDrawings(page, covered)];
  const others = rule.nodes.filter((node) => !hidden.includes(node) && !covered.includes(node));
  const incomplete = [...others, ...judged.flatMap((each) => each.incomplete)];
  const violations = [...nodesOf(found.violations), ...judged.flatMap((each) => each.violations)];
  return {
    ...found,
    incomplete: withTexts(found.incomplete, rule, incomplete),
    violations: withTexts(found.violations, rule, violations),
  };
}
