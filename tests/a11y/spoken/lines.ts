import type { Heard, Stop } from './reader';

/** A part of what was read, with what is inside of it. */
interface Part {
  readonly stop: Stop;
  readonly role: string;
  readonly parts: Part[];
}

const wordsOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Parts that are heard whole: their name has the words that are inside of them. */
const whole = wordsOf(
  'button checkbox columnheader combobox date gridcell heading image img link listbox menuitem meter option',
  'progressbar radio row rowheader searchbox slider spinbutton summary switch tab textbox',
);

/** Parts that are heard with what is inside, even without a name. */
const scopes = wordsOf(
  'alertdialog banner complementary contentinfo dialog form grid group navigation radiogroup region search table',
  'tablist tabpanel toolbar',
);

/** Parts that are said with their name only: without one nobody would know of them. */
const namedOnly = wordsOf('article figure form region');

/** Parts that speak by themselves. */
const messages = wordsOf('alert status');

/** Parts whose running text is read, too. */
const spoken = wordsOf('alertdialog dialog');

/** Parts around the content, which are the same on every page. */
const frames = wordsOf('banner complementary contentinfo link');

/** Short parts of one kind that are read in a row. */
const joined = wordsOf('button image link');

/** What the reader says of a part that does not help to judge the words. */
const noise =
  /, (?:\d+ controls?|has popup listbox(?:, not expanded)?|not (?:busy|checked|disabled|invalid|modal|multi-selectable|pressed|read only|required|selected)|orientated \w+|position \d+|set size \d+|(?:max|min) value [\d.]+)(?=,|$)/g;

/** So many items of a list, or rows of a table, are read one by one. */
const MOST_ITEMS = 8;
const MOST_LETTERS = 220;
const SHORT = 70;

const FOCUS = ' ← focus';
const endOf = /^end(?: of|,|$)/;

const cut = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)} …` : text);

const bare = ({ phrase }: Stop): string => phrase.replaceAll(noise, '').replaceAll(/\s+/g, ' ').trim();

const roleOf = ({ isText, phrase }: Stop): string => (isText ? 'text' : (/^[a-z]+(?=,|$)/.exec(phrase)?.[0] ?? ''));

/** Puts what was read in order into what is inside of what. */
function partsOf(stops: readonly Stop[]): readonly Part[] {
  const parts: Part[] = [];
  const open: Part[] = [];
  const ending = new Set(stops.filter(({ phrase }) => endOf.test(phrase)).map(({ id }) => id));
  for (const stop of stops) {
    const begun = open.findLastIndex((part) => part.stop.id === stop.id);
    if (begun >= 0 && endOf.test(stop.phrase)) {
      open.length = begun;
      continue;
    }
    const part: Part = { stop, role: roleOf(stop), parts: [] };
    (open.at(-1)?.parts ?? parts).push(part);
    // What has nothing inside has no end.
    if (ending.has(stop.id)) open.push(part);
  }
  return parts;
}

const holdsLink = (part: Part): boolean => part.role === 'link' || part.parts.some(holdsLink);

/** A phrase as it is kept: with the language of its words where that is another one, and whether it has the focus. */
function lineOf({ stop, role, parts }: Part): string {
  const link = role === 'heading' && parts.some(holdsLink) ? ' (link)' : '';
  return `${stop.lang && `[${stop.lang}] `}${cut(bare(stop))}${link}${stop.isFocused ? FOCUS : ''}`;
}

const textIn = ({ stop, role, parts }: Part): string =>
  stop.isShown ? [role === 'text' ? bare(stop) : '', ...parts.map(textIn)].filter(Boolean).join(' ') : '';

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const more = (count: number): readonly string[] => (count > 0 ? [`… and ${count} more alike`] : []);

/** Puts short phrases into one line. */
function inRow(phrases: readonly string[]): string {
  let letters = 0;
  const said = phrases.filter((phrase, index) => {
    letters += phrase.length;
    return index === 0 || (index < MOST_ITEMS && letters <= MOST_LETTERS);
  });
  return [...said, ...more(phrases.length - said.length)].join(' · ');
}

/** Items of one line each are heard in a row; of longer ones the first stands for all. */
function linesOfList(list: Part, isSpoken: boolean): readonly string[] {
  const items = list.parts.map((item) => linesOf(item, isSpoken)).filter((lines) => lines.length > 0);
  const [first = []] = items;
  if (items.length === 0) return [];
  const title = `${lineOf(list)} of ${items.length}`;
  if (items.every((lines) => lines.length === 1)) return [`${title}: ${inRow(items.flat())}`];
  return [title, ...indent([...first, ...more(items.length - 1)])];
}

/** A named part and what is inside: a heading or legend that says the name again is heard as one with it. */
function linesOfScope(part: Part, inside: readonly string[]): readonly string[] {
  const focus = part.stop.isFocused ? FOCUS : '';
  const line = lineOf({ ...part, stop: { ...part.stop, isFocused: false } });
  const name = bare(part.stop).slice(part.role.length + 2);
  const [first = '', ...rest] = inside.filter((each) => each !== name && !name.startsWith(`${each}, `));
  // What can be opened is a group without a name, which nobody is told of.
  if (!name && first.startsWith('summary, ')) return inside;
  const level = name && first.startsWith(`heading, ${name}, level `) ? first.slice(`heading, ${name}, `.length) : '';
  if (level) return [`${line}, heading ${level}${focus}`, ...indent(rest)];
  return [`${line}${focus}`, ...indent(first ? [first, ...rest] : [])];
}

function linesOfMessage(part: Part): readonly string[] {
  const text = cut(textIn(part));
  const inside = indent(linesIn(part.parts, false));
  return text || inside.length > 0 ? [`${lineOf(part)}: ${text}`, ...inside] : [];
}

/** What is said of a part; `isSpoken` where its running text is said, too. */
function linesOf(part: Part, isSpoken: boolean): readonly string[] {
  const { role, stop, parts } = part;
  // A log keeps what was said for a few seconds.
  if (!stop.isShown || role === 'log') return [];
  if (role === 'text') return isSpoken ? [lineOf(part)] : [];
  if (whole.has(role)) return [lineOf(part)];
  if (messages.has(role)) return linesOfMessage(part);
  if (role === 'list') return linesOfList(part, isSpoken);
  const isCurrent = /, current/.test(stop.phrase);
  if (role === 'listitem') return isCurrent ? [`${textIn(part)}, current`] : linesIn(parts, isSpoken);
  const inside = linesIn(parts, isSpoken || spoken.has(role));
  const isNamed = bare(stop) !== role;
  if (namedOnly.has(role) ? isNamed : scopes.has(role)) {
    return inside.length > 0 || isNamed ? linesOfScope(part, inside) : [];
  }
  // A part without a role that has words of its own, such as a label on a bare element.
  const own = role === '' && isNamed && parts.length === 0 ? [lineOf(part)] : [];
  return [...own, ...inside];
}

/** Parts that follow each other: after the first few of one kind the others are counted. */
function linesIn(parts: readonly Part[], isSpoken: boolean): readonly string[] {
  const lines: string[] = [];
  for (let index = 0; index < parts.length;) {
    const { role } = parts[index] ?? {};
    const end = parts.findIndex((part, at) => at > index && part.role !== role);
    const alike = parts.slice(index, end < 0 ? undefined : end);
    const said = alike.map((part) => linesOf(part, isSpoken)).filter((each) => each.length > 0);
    const most = role === 'article' ? 1 : MOST_ITEMS;
    const isRow = joined.has(role ?? '') && said.length > 1 && said.flat().every((line) => line.length <= SHORT);
    if (isRow) lines.push(inRow(said.flat()));
    else lines.push(...said.slice(0, most).flat(), ...more(said.length - most));
    index += alike.length;
  }
  return lines;
}

/** Each thing once, and not what was said as a part of a longer phrase. */
const distinct = (phrases: readonly string[]): readonly string[] =>
  [...new Set(phrases)].filter(
    (phrase, index, all) =>
      !all.some((other, at) => at !== index && other.length > phrase.length && other.includes(phrase)),
  );

/** What was heard as the lines that are kept; what is around the content only where it is asked for. */
export function spokenLines({ title, announced, stops }: Heard, withFrame: boolean): readonly string[] {
  const [top, ...others] = partsOf(stops);
  const parts = top?.role === 'document' ? top.parts : [...(top ? [top] : []), ...others];
  const lines = linesIn(withFrame ? parts : parts.filter(({ role }) => !frames.has(role)), false);
  const focused = stops.find(({ isFocused }) => isFocused);
  const focus = focused ? `focus: ${bare(focused)}` : 'focus: none, as on a page that is opened';
  return [
    `title: ${title}`,
    ...distinct(announced).map((phrase) => `announced, ${cut(phrase.replaceAll(/\s+/g, ' '))}`),
    ...(lines.some((line) => line.includes(FOCUS)) ? [] : [focus]),
    ...lines,
  ];
}
