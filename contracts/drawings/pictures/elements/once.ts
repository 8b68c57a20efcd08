import type { Sheet } from '../drawing/sheet';

/** Caches a part that is drawn twice, as itself and as its reflection. */
export function once(sheet: Sheet, parts: readonly string[]): readonly [string] {
  const address = sheet.define(
    `once ${parts.length} ${parts.join('').length}`,
    (id) => `<g id="${id}">${parts.join('')}</g>`,
  );
  return [`<use href="${address.slice(4, -1)}"/>`];
}
