import { replaceExactly } from './replaceExactly.mjs';

/** Loads scripts that a page names by `next/script`, and sets their markup. No page does. */
const withoutScripts = `export const initScriptLoader = () => undefined;`;

/** One replacement or more, by the name of the file. */
const changes = {
  // Two policies of one name are refused, and this one takes everything.
  'trusted-types': [[/window\.trustedTypes\?\.createPolicy\('nextjs', \{[^}]*\}\) \|\| null/, 'null']],
  // It joins addresses with text, which makes text of them.
  'route-loader': [['script.src = src;', 'script.src = __webpack_require__.tu(src);']],
  // The only scripts in the head are data for search engines, which read them in the HTML of each page. In the browser
  // those of the page before are taken out, and none is put in: their text would have to be trusted.
  'head-manager': [
    ["el.innerHTML = dangerouslySetInnerHTML.__html || '';", "el.append(dangerouslySetInnerHTML.__html || '');"],
    ['headEl.appendChild(newTag);', "if (type !== 'script') headEl.appendChild(newTag);"],
  ],
};

const nameIn = /[\\/]next[\\/]dist[\\/](?:esm[\\/])?client[\\/](trusted-types|route-loader|head-manager|script)\.js$/;

/** Has Next ask the site's policy for the address of a script, and set no markup. */
export default function nextLoader(source) {
  const name = nameIn.exec(this.resourcePath)?.[1];
  return name === 'script' ? withoutScripts : changes[name].reduce(replaceExactly, source);
}

/** The rule of webpack for it. */
export const nextRule = { test: nameIn, loader: import.meta.filename };
