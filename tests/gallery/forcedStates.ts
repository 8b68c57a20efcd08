/** What may take the focus: its outline is not drawn around the words and pictures inside. */
const focusable = ':where(a, button, input, select, textarea, summary, [tabindex])';

const forced: readonly (readonly [RegExp, string])[] = [
  [/:hover(?![\w-])/g, ':is(:hover, .is-hover *)'],
  [/:active(?![\w-])/g, ':is(:active, .is-active *)'],
  [/:(focus|focus-visible)(?![\w-])/g, `:is(:$1, .is-focus ${focusable})`],
];

const force = (selector: string) => forced.reduce((text, [state, both]) => text.replace(state, both), selector);

/**
 * A copy of a stylesheet in which an element also looks pointed at, pressed or focused below a class that says so:
 * `.is-hover`, `.is-active`, `.is-focus`. Each rule weighs as much as it did. Conditions such as `(hover: hover)` stay.
 */
export function forceStates(stylesheet: string): string {
  return stylesheet.replaceAll(/[^{}]+(?=\{)/g, (prelude) =>
    prelude.trim().startsWith('@') ? prelude : force(prelude),
  );
}
