import type { Sheet } from '../drawing/sheet';

/** What is seen twice, itself and in the water, is drawn once. */
export function once(sheet: Sheet, parts: readonly string[]): readonly [string] {
  const address = sheet.define(
    `once ${parts.length} ${parts.join('').length}`,
    (id) => `<g id="${id}">${parts.join('')}</g>`,
  );
  return [`<use href="${address.slice(4, -1)}"/>`];
}
