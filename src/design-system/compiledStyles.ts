/**
 * What `styled` and `css` are in an export: the styles are in the stylesheet, so a definition has become the names of its
 * classes, and this chooses among them as Stitches would, in the same order.
 */
import { createElement, type ElementType, forwardRef } from 'react';
import type { Choice } from './composersOf';

/**
 * What is left of a definition when its rules are in the stylesheet. A variant's class is
 * `{base}-{hash}-{variant}-{value}`, a compound's `{base}-{hash}-cv`; a value without rules has no hash.
 */
export type CompiledDefinition = readonly [
  base: string,
  hashes?: Readonly<Record<string, Choice>>,
  defaults?: Choice,
  compounds?: readonly (readonly [choice: Choice, hash: string])[],
];

type Props = Readonly<Record<string, unknown>>;

export function css(...[base, variants = {}, defaults = {}, compounds = []]: CompiledDefinition) {
  function choose(given: Props = {}) {
    const chosen: Record<string, string> = { ...defaults };
    const props: Record<string, unknown> = {};
    for (const name in given) {
      if (!(name in variants)) props[name] = given[name];
      else if (given[name] !== undefined) chosen[name] = String(given[name]);
    }
    const classes = new Set([base]);
    for (const name in variants) {
      const value = chosen[name] ?? '';
      const hash = variants[name]?.[value];
      if (hash) classes.add(`${base}-${hash}-${name}-${value}`);
    }
    for (const [choice, hash] of compounds) {
      if (Object.keys(choice).every((name) => chosen[name] === choice[name])) classes.add(`${base}-${hash}-cv`);
    }
    for (const name of String(given.className || '').split(/\s+/)) if (name) classes.add(name);
    const className = [...classes].join(' ');
    props.className = className;
    return { className, props, toString: () => className };
  }
  return Object.assign(choose, { className: base, toString: () => base });
}

export function styled(tag: string, ...definition: CompiledDefinition) {
  const choose = css(...definition);
  const Styled = forwardRef<unknown, Props>(function Styled(given, ref) {
    const { as = tag, ...props } = choose(given).props;
    return createElement(as as ElementType, { ...props, ref });
  });
  return Object.assign(Styled, { className: choose.className });
}
