/** What may take the focus; texts and pictures inside of it get no outline. */
const focusable = ':where(a, button, input, select, textarea, summary, [tabindex])';

const forced: readonly (readonly [RegExp, string])[] = [
  [/:hover(?![\w-])/g, ':is(:hover, .is-hover *)'],
  [/:active(?![\w-])/g, ':is(:active, .is-active *)'],
  [/:(focus|focus-visible)(?![\w-])/g, `:is(:$1, .is-focus ${focusable})`],
];

const force = (selector: string) => forced.reduce((text, [state, both]) => text.replace(state, both), selector);

/**
 * A copy of a stylesheet in which an element also looks pointed at, pressed or focused below one of these classes:
 * `.is-hover`, `.is-active`, `.is-focus`. Specificity stays the same. Conditions such as `(hover: hover)` stay.
 */
export function forceStates(stylesheet: string): string {
  return stylesheet.replaceAll(/[^{}]+(?=\{)/g, (prelude) =>
    prelude.trim().startsWith('@') ? prelude : force(prelude),
  );
}
