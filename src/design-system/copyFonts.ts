/**
 * Copies the font files that the site uses from their packages into `public/fonts`, with their licences.
 * Run with `npx tsx src/design-system/copyFonts.ts` after a change of fonts or of their versions.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { fontFaces, fontFileName } from './fonts';

const target = 'public/fonts';
mkdirSync(target, { recursive: true });

for (const face of fontFaces) {
  const source = `node_modules/@fontsource-variable/${face.file}`;
  for (const style of face.styles) {
    for (const subset of face.subsets) {
      const name = fontFileName(face, subset, style);
      copyFileSync(`${source}/files/${name}`, `${target}/${name}`);
    }
  }
  copyFileSync(`${source}/LICENSE`, `${target}/${face.file}-OFL.txt`);
}
