import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { themeNames } from '../themes/themes';
import { charactersOf } from './characterSets';
import { fontFaces, fontFileName } from './fontFaces';
import { preloadedFonts } from './preloadedFonts';

const folder = 'public/fonts/';
const bytes = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(folder + file).size, 0);

describe('the site’s fonts', () => {
  it('are all there, with their licences', () => {
    const files = fontFaces.flatMap((face) => [
      `${face.name}-OFL.txt`,
      ...face.files.flatMap(({ style, sets }) => sets.map((set) => fontFileName(face, set, style))),
    ]);
    expect(files.filter((file) => !existsSync(folder + file))).toEqual([]);
  });

  it.each(themeNames)('weigh at most 60 kB on a page in %s: text, italics, headings, and š and ž of each', (theme) => {
    const first = preloadedFonts(theme);
    const carons = first.map((file) => file.replace('-latin', '-caron'));
    const files = [...first, ...carons, 'source-sans-3-latin-italic.woff2', 'source-sans-3-caron-italic.woff2'];
    expect(bytes(files)).toBeLessThanOrEqual(60_000);
  });

  it('hold every character of the site’s own texts in the files that each page loads', () => {
    const held = new Set(charactersOf('latin') + charactersOf('caron'));
    const texts = readdirSync('public/locales', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(`public/locales/${file}`, 'utf8'))
      .join('');
    // A soft hyphen shows only where a word breaks, as the hyphen that is in the file.
    expect([...new Set(texts)].filter((character) => !held.has(character) && character !== '\n')).toEqual([]);
  });
});
