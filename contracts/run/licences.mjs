import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Where the build notes the packages whose code it put into the browser's scripts (`next.config.mjs`). */
const shippedList = path.join(root, '.next/shipped-packages.json');

const modules = path.join(root, 'node_modules');

/** The text of a package's licence, and of its notice where it has one. */
function textsOf(folder) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
}

/** Writes the licences of all packages whose code or fonts an export brings to a guest, as one file. */
export function writeLicences(folder) {
  const names = JSON.parse(readFileSync(shippedList, 'utf8'));
  const parts = names.map((name) => {
    const at = path.join(modules, name);
    const { version, license } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8'));
    const texts = textsOf(at);
    // Some packages of one project lie in a repository with one licence file; their own says only its name.
    return [`${name} ${version} (${license})`, ...(texts.length > 0 ? texts : [`Licence: ${license}`])].join('\n\n');
  });
  const fonts = path.join(root, 'public/fonts');
  const ofFonts = readdirSync(fonts)
    .filter((name) => /\.txt$/.test(name))
    .sort()
    .map((name) => `Typeface: ${name.replace(/\.txt$/, '')}\n\n${readFileSync(path.join(fonts, name), 'utf8').trim()}`);
  const own = existsSync(path.join(root, 'LICENSE')) ? [readFileSync(path.join(root, 'LICENSE'), 'utf8').trim()] : [];
  writeFileSync(
    path.join(root, folder, 'licences.txt'),
    `${[...own, ...parts, ...ofFonts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
  );
}
