import { readdirSync } from 'node:fs';
import path from 'node:path';
import { screenStates } from '../support/screens';
import { folderOf, keptFolder, nameOf, windows } from './keptPrints';

const states = screenStates.filter(({ isOlderOnly }) => !isOlderOnly).map(({ name }) => name);

test('every state has its approved pictures, and nothing else has', () => {
  expect(readdirSync(keptFolder).sort()).toEqual(states.map(folderOf).sort());
});

test('each has one for each window and scheme', () => {
  const files = windows.map((each) => `${nameOf(each)}.webp`).sort();
  for (const state of states)
    expect([state, readdirSync(path.join(keptFolder, folderOf(state))).sort()]).toEqual([state, files]);
});
