import { defaultCallPrice, defaultHeaderNames } from './chain';
import type { RawChain } from './chain';

function check(variable: string, values: readonly (string | undefined)[], pattern: RegExp): void {
  const bad = values.find((value) => value && !pattern.test(value));
  if (bad) throw new Error(`NEXT_PUBLIC_${variable} holds "${bad}", which is not well formed`);
}

/** An object of texts under names that are known, written as JSON. */
function checkTexts(variable: string, json: string | undefined, known: readonly string[]): readonly string[] {
  let texts: Readonly<Record<string, unknown>> = {};
  try {
    texts = JSON.parse(json || '{}');
  } catch {
    throw new Error(`NEXT_PUBLIC_${variable} is no JSON: ${json}`);
  }
  const bad = Object.entries(texts).find(([name, text]) => !known.includes(name) || typeof text !== 'string' || !text);
  if (bad) throw new Error(`NEXT_PUBLIC_${variable} holds "${bad.join(': ')}"; it gives texts for ${known.join(', ')}`);
  return Object.values(texts).map(String);
}

/** Stops a build at a variable of the chain that is not well formed, so that browsers read checked values only. */
export function checkChain(raw: RawChain): void {
  check('CLIENT_ID', [raw.clientId], /^[\w.-]+$/);
  const headers = checkTexts('HEADER_NAMES', raw.headerNames, Object.keys(defaultHeaderNames));
  check('HEADER_NAMES', headers, /^[a-z][a-z0-9-]*$/i);
  // The slash at the end: no other host may begin with an allowed one.
  check('IMAGE_HOSTS', raw.imageHosts?.split(',') ?? [], /^https:\/\/[^\s]+\/$/);
  check('PREVIEW_DOMAIN', [raw.previewDomain], /^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  check('SUPPORT_PHONE', [raw.supportPhone], /^\+[\d ]{5,20}$/);
  check('ACCESSIBILITY_EMAIL', [raw.accessibilityEmail], /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
  const languages = Object.keys(defaultCallPrice);
  const prices = checkTexts('SUPPORT_CALL_PRICE', raw.callPrice, languages);
  // The chain's number with the default price of a call would mislead.
  if (raw.supportPhone ? prices.length < languages.length : prices.length > 0) {
    throw new Error(
      `NEXT_PUBLIC_SUPPORT_PHONE and NEXT_PUBLIC_SUPPORT_CALL_PRICE (${languages.join(', ')}) go together`,
    );
  }
}
