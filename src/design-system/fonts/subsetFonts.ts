/**
 * Cuts the site's font files out of their packages into `public/fonts`, with their licences: only the characters, the
 * weights and the optical size that the site shows. `npm run fonts`, after a change of fonts or of their versions.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { charactersOf } from './characterSets';
import { fontFaces, fontFileName, type FontFace } from './fontFaces';

const target = 'public/fonts';

async function cut(face: FontFace): Promise<void> {
  const source = `node_modules/@fontsource-variable/${face.name}`;
  for (const { style, sets, axes, cut: cutName } of face.files) {
    for (const set of sets) {
      const packed = set === 'caron' ? 'latin-ext' : set;
      const whole = readFileSync(`${source}/files/${face.name}-${packed}-${cutName}-${style}.woff2`);
      const options = { targetFormat: 'woff2', variationAxes: axes } as const;
      writeFileSync(`${target}/${fontFileName(face, set, style)}`, await subsetFont(whole, charactersOf(set), options));
    }
  }
  copyFileSync(`${source}/LICENSE`, `${target}/${face.name}-OFL.txt`);
}

async function subsetFonts(): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const face of fontFaces) await cut(face);
}

void subsetFonts();
