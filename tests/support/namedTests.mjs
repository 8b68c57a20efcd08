import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../contracts/run/install.mjs';

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).map(
    (file) => `${folder}/${file.split(path.sep).join('/')}`,
  );

/** The test files that contain one of the words: unit tests in their path, browser tests in their name. */
export function namedTests(words) {
  const holdsWord = (text) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const code = ['src', 'contracts', 'tests'].flatMap(filesIn).filter((file) => /\.test\.tsx?$/.test(file));
  const browser = ['tests/e2e', 'tests/a11y'].flatMap(filesIn).filter((file) => file.endsWith('.spec.ts'));
  return {
    code: code.filter((file) => holdsWord(file)),
    browser: browser.filter((file) => holdsWord(path.basename(file, '.spec.ts'))),
  };
}
