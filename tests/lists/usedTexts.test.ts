import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__/.test(file) && existsSync(path.join(root, file)),
  )
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

const english: unknown = JSON.parse(readFileSync(path.join(root, 'public/locales/en/common.json'), 'utf8'));

/** The keys of all texts; plural forms are one text. */
function keysIn(value: unknown, key: string): readonly string[] {
  if (typeof value === 'string' || (typeof value === 'object' && value !== null && 'other' in value)) return [key];
  return Object.entries(value as object).flatMap(([name, part]) => keysIn(part, key === '' ? name : `${key}.${name}`));
}

const hole = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** A template as a pattern. Begins it with a hole, then the texts that it can mean are named in the same source. */
function patternOf(template: string, named: readonly string[]): RegExp {
  const [first = '', ...rest] = template.split(hole).map((part) => part.replaceAll('.', '\\.'));
  const begin = first === '' ? `(${named.join('|')})` : `${first}[\\w.]+`;
  return new RegExp(`^${begin}${rest.join('[\\w.]+')}$`);
}

/** What a source names of the texts: whole keys, templates of keys, and the properties of texts that it imports. */
function usesIn(source: string) {
  const named = [...source.matchAll(/['"`]([A-Za-z]\w*(?:\.\w+)*)['"`]/g)].flatMap(([, key = '']) => key);
  const templates = [
    ...source.matchAll(/`((?:[A-Za-z]\w*\.(?:[\w.]|\$\{(?:[^{}`]|\{[^{}]*\})*\})*|\$\{\w+\}\.[\w.]+))`/g),
  ]
    .flatMap(([, template = '']) => template)
    .filter((template) => template.includes('${'));
  return { named, patterns: templates.map((template) => patternOf(template, named)) };
}

/** The saved pages take the texts of this namespace by property. */
const ofSavedPages = /^withoutNetwork\.(\w+)$/;

/** Texts that no source uses. */
function unused(keys: readonly string[], all: readonly string[]): readonly string[] {
  const uses = all.map(usesIn);
  const named = new Set(uses.flatMap((use) => use.named));
  const patterns = uses.flatMap((use) => use.patterns);
  const savedPages = all.filter((source) => source.includes('savedTexts(') || source.includes('words.')).join('\n');
  return keys.filter((key) => {
    const [, property] = ofSavedPages.exec(key) ?? [];
    if (property !== undefined) return !new RegExp(`(words|\\(\\w+(\\.\\w+)?\\))\\.${property}\\b`).test(savedPages);
    return !named.has(key) && !patterns.some((pattern) => pattern.test(key));
  });
}

describe('the texts of the interface', () => {
  it('are each used by some source', () => {
    expect(sources.length).toBeGreaterThan(800);
    const keys = keysIn(english, '');
    expect(keys.length).toBeGreaterThan(1500);
    expect(unused(keys, sources)).toEqual([]);
  });

  it('are known to be used by key, by template and by property', () => {
    const keys = ['stay.room', 'stay.line.NIGHT', 'myCard.signIn.go', 'withoutNetwork.title', 'stay.never'];
    const source = [
      "t('stay.room')",
      't(`stay.line.${kind}`)',
      "const page: 'myCard' | 'myDetails'; t(`${page}.signIn.go`)",
      'words.title',
    ];
    expect(unused(keys, source)).toEqual(['stay.never']);
    expect(unused(keys, ["t('stay.roomNumber')", 't(`stay.lines.${kind}`)', 't(`${page}.signIn.go`)'])).toEqual(keys);
  });
});
