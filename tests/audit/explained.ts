import type { EngineName, Finding } from './model';

/** A finding of one engine that is no fault, after a person has looked at it. */
export interface Explanation {
  readonly engine: EngineName;
  readonly rule: string;
  /** What a finding’s target, snippet or message holds where this applies; left out where it applies everywhere. */
  readonly where?: RegExp;
  readonly why: string;
}

/**
 * Where engines differ, and one of them is mistaken or asks more than the standards do: each line was looked at. A line
 * that nothing needs any more is named at the end of a whole run.
 */
export const explanations: readonly Explanation[] = [
  {
    engine: 'ibm',
    rule: 'aria_content_in_landmark',
    where: /href="#main"/,
    why: 'The link that skips to the content is the first thing of the page, before every landmark: so keys and screen readers meet it first. WCAG asks for no landmark around it, and axe’s rule for regions excepts such links.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_visible',
    where: /href="#main"/,
    why: 'The link that skips to the content comes into the window while it has the focus; the own check focus-shows compares it with and without.',
  },
  {
    engine: 'ibm',
    rule: 'aria_complementary_label_visible',
    why: 'WCAG asks that structure which shows is in the code, and not the reverse: names of such parts are for lists of landmarks, and a heading in the window would repeat what the part says.',
  },
  {
    engine: 'ibm',
    rule: 'aria_accessiblename_exists',
    where: /<th scope="col">/,
    why: 'The columns of a table of amounts have names for screen readers, out of sight by clip-path. This engine does not count such text; axe, Alfa and the browsers’ own trees have the names.',
  },
  {
    engine: 'ibm',
    rule: 'aria_role_redundant',
    where: /role="(?:row|rowheader|cell)"/,
    why: 'In a narrow place the rows of a table of amounts are laid out by flex, with which some browsers no longer say that they are rows of a table: the roles keep it one.',
  },
];

/** The explanation of a finding, if there is one. Those that fit engine and rule are tried in their order. */
export const explanationOf = (
  { engine, rule, target, snippet, message }: Finding,
  all: readonly Explanation[] = explanations,
): Explanation | undefined =>
  all.find(
    (each) =>
      each.engine === engine &&
      each.rule === rule &&
      (!each.where || each.where.test(`${target}\n${snippet}\n${message}`)),
  );
