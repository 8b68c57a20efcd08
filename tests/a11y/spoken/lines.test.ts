import { readSpoken, textOf } from './kept';
import { spokenLines } from './lines';
import type { Stop } from './reader';

let ids = 0;

const stop = (phrase: string, more: Partial<Stop> = {}): Stop => ({
  id: (ids += 1),
  phrase,
  isText: false,
  isShown: true,
  isFocused: false,
  lang: '',
  ...more,
});

const text = (phrase: string, more: Partial<Stop> = {}): Stop => stop(phrase, { isText: true, ...more });

/** A part with what is inside of it, as the reader comes by. */
const around = (phrase: string, ...inside: readonly (Stop | readonly Stop[])[]): readonly Stop[] => {
  const begin = stop(phrase);
  return [begin, ...inside.flat(), { ...begin, phrase: `end of ${phrase}` }];
};

const linesOf = (stops: readonly (Stop | readonly Stop[])[], withFrame = false, announced: readonly string[] = []) =>
  spokenLines({ title: 'Rooms', announced, stops: stops.flat() }, withFrame);

it('keeps headings, controls and parts with a name, and leaves running text out', () => {
  const lines = linesOf([
    around(
      'main',
      stop('heading, Rooms, level 1', { isFocused: true }),
      around('paragraph', text('Two nights')),
      around('region, Choose a room', stop('button, Choose, not disabled, 1 control')),
      around('region', stop('link, More')),
    ),
  ]);
  expect(lines).toEqual([
    'title: Rooms',
    'heading, Rooms, level 1 ← focus',
    'region, Choose a room',
    '  button, Choose',
    'link, More',
  ]);
});

it('says short items in a row, and the first of long ones', () => {
  const short = around('list', around('listitem', stop('link, One')), around('listitem', stop('link, Two')));
  const long = around(
    'list, Hotels',
    ...['A', 'B', 'C'].map((name) => around('listitem', stop(`heading, ${name}, level 2`), stop(`link, ${name}`))),
  );
  expect(linesOf([short, long]).slice(2)).toEqual([
    'list of 2: link, One · link, Two',
    'list, Hotels of 3',
    '  heading, A, level 2',
    '  link, A',
    '  … and 2 more alike',
  ]);
});

it('counts what is alike after the first few', () => {
  const rows = Array.from({ length: 10 }, (_, index) => stop(`row, Night ${index}`));
  const articles = ['A', 'B'].map((name) => around('article', stop(`link, ${name}`)));
  const lines = linesOf([around('table, Price', ...rows), ...articles]);
  expect(lines).toContain('  row, Night 7');
  expect(lines).not.toContain('  row, Night 8');
  expect(lines.filter((line) => line.includes('alike'))).toEqual(['  … and 2 more alike', '… and 1 more alike']);
});

it('hears a name and the heading or legend that says it as one', () => {
  const region = around('region, Rooms', stop('heading, Rooms, level 2'), stop('link, All'));
  const group = around('group, Light', stop('Light'), stop('radio, Dark, checked'));
  const opened = around('group', stop('summary, More, not expanded'));
  expect(linesOf([region, group, opened]).slice(2)).toEqual([
    'region, Rooms, heading level 2',
    '  link, All',
    'group, Light',
    '  radio, Dark, checked',
    'summary, More, not expanded',
  ]);
});

it('marks words in another language, and leaves out what nobody sees', () => {
  const lines = linesOf([stop('button, Eesti', { lang: 'et' }), stop('button, Hidden', { isShown: false })]);
  expect(lines.slice(2)).toEqual(['[et] button, Eesti']);
});

it('says the texts of messages and dialogs', () => {
  const lines = linesOf([
    around('status', text('Two hotels'), stop('link, Show them')),
    around('status'),
    around('log', text('Six options')),
    around('dialog, Cancel?', around('paragraph', text('It costs nothing.')), stop('button, Cancel it')),
  ]);
  expect(lines.slice(2)).toEqual([
    'status: Two hotels',
    '  link, Show them',
    'dialog, Cancel?',
    '  It costs nothing.',
    '  button, Cancel it',
  ]);
});

it('says a message once, and whole', () => {
  const said = ['polite: Saved', 'polite: Saved', 'polite: Saved\nfor you'];
  expect(linesOf([], false, said)[1]).toBe('announced, polite: Saved for you');
});

it('tells when nothing has the focus, and what has it where it is not read', () => {
  expect(linesOf([stop('button, Search')])[1]).toMatch(/^focus: none/);
  expect(linesOf([stop('main', { isFocused: true }), text('Words')])[1]).toBe('focus: main');
});

it('reads header and footer only where they are asked for', () => {
  const stops = [around('document', around('banner', stop('link, Home')), around('main', stop('button, Search')))];
  expect(linesOf(stops).join()).not.toContain('Home');
  expect(linesOf(stops, true).join()).toContain('Home');
});

it('reads what it has written', () => {
  const spoken = new Map([
    ['one', ['title: One', '  main']],
    ['two', ['title: Two']],
  ]);
  expect([...readSpoken(textOf(spoken))]).toEqual([...spoken]);
});
