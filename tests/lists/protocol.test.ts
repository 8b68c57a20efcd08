import path from 'node:path';
import { attributes } from '../../src/browser/handover/protocol';
import type { Side } from '../../src/browser/handover/protocol';
import { sideOf, sources, textOf, usesIn } from './namesInPages';

const files = sources();
const uses = files.flatMap((file) => usesIn(file));
/** Names that tests write for themselves are their own. */
const ofSite = uses.filter(({ side }) => side !== 'tests');

describe('the attributes by which the page, its scripts and React find each other', () => {
  it('are all listed', () => {
    expect(ofSite.length).toBeGreaterThan(100);
    expect(ofSite.filter(({ name }) => !(name in attributes)).map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  it.each(Object.entries(attributes))('%s is written and read by whom the list names', (name, [writers, readers]) => {
    const sidesOf = (isWriting: boolean) =>
      new Set(uses.filter((use) => use.name === name && use.isWriting === isWriting).map(({ side }) => side));
    const ways = [
      { listed: writers, found: sidesOf(true) },
      { listed: readers, found: sidesOf(false) },
    ];
    for (const { listed, found } of ways) {
      const named = listed.split(' ') as Side[];
      const isShared = found.delete('handover');
      const isFound = (side: Side) =>
        side === 'libraries' || found.has(side) || (isShared && (side === 'scripts' || side === 'React'));
      if (!named.includes('tests')) found.delete('tests');
      expect({ name, nobodyFoundOf: named.filter((side) => !isFound(side)) }).toEqual({ name, nobodyFoundOf: [] });
      expect({ name, notListed: [...found].filter((side) => !named.includes(side as Side)) }).toEqual({
        name,
        notListed: [],
      });
    }
  });
});

describe('events and globals', () => {
  const handover = 'src/browser/handover/';
  const protocol = textOf(`${handover}protocol.ts`);
  const namesOf = (pattern: RegExp) => [...protocol.matchAll(pattern)].map(([, name = '']) => name);
  const events = namesOf(/^export const ([A-Z_]+) = 'sarastus:/gm);
  const globals = namesOf(/^ {2}(sarastus\w+)\?:/gm);
  const code = files.filter((file) => sideOf(file) !== 'tests').map((file) => ({ file, text: textOf(file) }));
  const filesWith = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  it('are spelled in one place only', () => {
    expect(filesWith(/['"`]sarastus:/)).toEqual([`${handover}protocol.ts`]);
    expect(filesWith(new RegExp(globals.join('|'))).filter((file) => !file.startsWith(handover))).toEqual([]);
  });

  it('leave keys of storage to those who keep them: a script spells none', () => {
    expect(filesWith(/['"`]sarastus\./).filter((file) => sideOf(file) === 'scripts')).toEqual([]);
  });

  it.each(events)('%s is sent by somebody, and heard by somebody', (event) => {
    expect(filesWith(new RegExp(`new (Custom)?Event\\(${event}\\b`))).not.toEqual([]);
    expect(filesWith(new RegExp(`(addEventListener|listen)\\(${event}\\b`))).not.toEqual([]);
  });

  it.each(globals)('%s is passed by functions that scripts and React call', (name) => {
    const [module, ...others] = filesWith(new RegExp(`handed\\.${name}\\b`));
    expect({ name, others }).toEqual({ name, others: [] });
    const callers = filesWith(
      new RegExp(`handover/${path.basename(module ?? '', '.ts')}'|'\\./${path.basename(module ?? '', '.ts')}'`),
    );
    expect(new Set(callers.map((file) => (sideOf(file) === 'scripts' ? 'scripts' : 'React')))).toEqual(
      new Set(['scripts', 'React']),
    );
  });
});
