import { defaultCallPrice, defaultHeaderNames } from './chain';
import type { RawChain } from './chain';
import { pairsIn } from './pairsIn';

function check(variable: string, values: readonly (string | undefined)[], pattern: RegExp): void {
  const bad = values.find((value) => value && !pattern.test(value));
  if (bad) throw new Error(`NEXT_PUBLIC_${variable} holds "${bad}", which is not well formed`);
}

function checkNames(variable: string, text: string | undefined, known: readonly string[]): void {
  const bad = Object.entries(pairsIn(text)).find(([name, value]) => !known.includes(name) || !value);
  if (bad) throw new Error(`NEXT_PUBLIC_${variable} holds "${bad.join('=')}"; it names ${known.join(', ')}`);
}

/** Stops a build at a variable of the chain that is not well formed. Browsers read what has passed here. */
export function checkChain(raw: RawChain): void {
  check('CLIENT_ID', [raw.clientId], /^[\w.-]+$/);
  checkNames('HEADER_NAMES', raw.headerNames, Object.keys(defaultHeaderNames));
  check('HEADER_NAMES', Object.values(pairsIn(raw.headerNames)), /^[a-z][a-z0-9-]*$/i);
  // The slash at the end: no other host may begin with an allowed one.
  check('IMAGE_HOSTS', raw.imageHosts?.split(',').map((host) => host.trim()) ?? [], /^https:\/\/[^\s]+\/$/);
  check('PREVIEW_DOMAIN', [raw.previewDomain], /^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  check('SUPPORT_PHONE', [raw.supportPhone], /^\+[\d ]{5,20}$/);
  const languages = Object.keys(defaultCallPrice);
  checkNames('SUPPORT_CALL_PRICE', raw.callPrice, languages);
  // A number of one's own with the price of another one would mislead.
  const told = Object.keys(pairsIn(raw.callPrice)).length;
  if (raw.supportPhone ? told < languages.length : told > 0) {
    throw new Error(
      `NEXT_PUBLIC_SUPPORT_PHONE and NEXT_PUBLIC_SUPPORT_CALL_PRICE (${languages.join(', ')}) go together`,
    );
  }
}
