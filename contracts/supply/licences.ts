import type { LockedPackage } from './lockFile';

/** Licences of what a guest's browser gets: they ask for their text to be passed on, as `licences.txt` does, and no more. */
export const forGuests: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Zlib',
];

/** What builds and tests the site reaches nobody, so that a licence may also ask for its sources to be passed on. */
export const forWork: readonly string[] = [
  ...forGuests,
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
];

/** Packages that name no licence, and why they may be used all the same. */
const withoutLicence: Readonly<Record<string, string>> = {
  'parse-cache-control': 'the licence in its folder is BSD-3-Clause; only the measurements use it',
};

/** Whether an SPDX expression of names, AND, OR and brackets is met by allowed licences. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) {
    const [whole, part = ''] = inner;
    const known = isAllowed(part, allowed) ? (allowed[0] ?? '') : 'none';
    return isAllowed(expression.replace(whole, known), allowed);
  }
  return expression
    .split(' OR ')
    .some((way) => way.split(' AND ').every((licence) => allowed.includes(licence.trim())));
}

/** One line for each package that may not be used as it is. `shipped` are the names of those that a guest gets. */
export const refusedLicences = (
  packages: Iterable<LockedPackage>,
  isShipped: (name: string) => boolean,
): readonly string[] =>
  [...packages].flatMap(({ name, version, licence }) => {
    const allowed = isShipped(name) ? forGuests : forWork;
    const isFine = licence === null ? name in withoutLicence && !isShipped(name) : isAllowed(licence, allowed);
    return isFine ? [] : [`${name}@${version}: ${licence ?? 'no licence'}`];
  });
