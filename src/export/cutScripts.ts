const scriptTag = /<script(?=[^>]* src="([^"]*)")[^>]*><\/script>/g;

/**
 * Takes scripts out of a page, by their addresses; those for browsers without modules, which cannot run the site, are
 * taken out and not returned.
 * @throws Error where there are none, since Next may write them in another way one day
 */
export function cutScripts(
  html: string,
  isCut: RegExp,
): { readonly rest: string; readonly scripts: readonly string[] } {
  const scripts: string[] = [];
  const rest = html.replaceAll(scriptTag, (tag, src: string) => {
    if (!isCut.test(src)) return tag;
    if (!/ nomodule/i.test(tag)) scripts.push(src);
    return '';
  });
  if (scripts.length === 0) throw new Error('A page names no scripts of its own');
  return { rest, scripts };
}

/** Scripts as a page has them that do not run until one of its own takes them from there (`loadScripts.ts`). */
export const waitingScripts = (scripts: readonly string[]): string =>
  `<template data-scripts="">${scripts.map((src) => `<script src="${src}"></script>`).join('')}</template>`;
