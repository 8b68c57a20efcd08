import type { Operation } from './operationRequest';

type Asked = Pick<Operation, 'text' | 'variables'>;

/** A selection set with what is selected below it, as deep as any operation goes. */
const braces = Array.from({ length: 9 }).reduce((inner: string) => `{(?:[^{}]${inner && `|${inner}`})*}`, '');

/** A compiled text without what is off. It has neither white space nor strings, so patterns can find its parts. */
function prune(text: string, off: readonly string[]): string {
  const selected = text
    .replace(
      new RegExp(`(\\.{3}(on )?)?[\\w:]*(\\([^)]*\\))?@include\\(if:.(${off.join('|')})\\)(${braces})?,?`, 'g'),
      '',
    )
    .replace(/@include\(.*?\)/g, '');
  let left = selected;
  // A fragment that is spread no more may have been the last that spread another.
  for (let before = ''; before !== left;) {
    before = left;
    left = before.replace(new RegExp(`fragment (\\w+) on \\w+${braces}`, 'g'), (fragment, name: string) =>
      new RegExp(`\\.{3}${name}\\b`).test(before) ? fragment : '',
    );
  }
  return left
    .replace(/\$(\w+):[^$)]*/g, (declaration, name: string) =>
      new RegExp(`\\$${name}\\b[^:]`).test(left) ? declaration : '',
    )
    .replace('()', '');
}

const pruned = new Map<string, string>();

/**
 * What is sent of an operation. Its optional fields are compiled with `@include`, which no API looks at before it has
 * judged the whole text: one that lacks a field refuses the operation even where the field is not included. So what is
 * off leaves the text, with the fragments and variables that only it needed.
 */
export function onlyWhatIsOn({ text, variables }: Asked): Asked {
  if (!text.includes('@include')) return { text, variables };
  const off = Object.keys(variables).filter((name) => variables[name] === false);
  const key = text + off.join();
  const left = pruned.get(key) ?? prune(text, off);
  pruned.set(key, left);
  const sent = Object.entries(variables).filter(([name]) => left.includes(`$${name}:`));
  return { text: left, variables: Object.fromEntries(sent) };
}
