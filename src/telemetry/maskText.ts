import { isSecretName } from './secretNames';

/** Replaces a secret. Masking it again does not change it. */
export const MASK = '***';

const uuid = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const email =
  /(?<![^\s"'<>()[\]{},;:=&/?#@\\])[^\s"'<>()[\]{},;:=&/?#@\\]+@[^\s"'<>()[\]{},;:=&/?#@\\]+\.[\p{L}\d-]{2,}/gu;
const credentials = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const webToken = /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g;
const identityCode = /\b\d{6}[-+A-FU-Y]\d{3}[0-9A-Z]\b/gi;
const internationalPhone = /\+\d[\d ()-]{6,}\d/g;

/**
 * A name, a separator, and a value: of JSON, a query, a fragment, a header or a sentence. A value without quotes ends
 * with its part: it hides too much rather than too little.
 */
const pair =
  /(?<![\p{L}\d_.-])(["']?)([\p{L}\d_.-]{1,60}(?:\[[^\]]*\])*)(\1\s*[:=]\s*)("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|["'].*$|[^"'\s&;\n\r}\]<>#|][^&;\n\r}\]<>#|]*)/gu;

function maskPairs(text: string): string {
  return text.replaceAll(pair, (_, quote: string, name: string, between: string, value: string) => {
    const [mark = ''] = /^["']/.exec(value) ?? [];
    // A pair may be inside the value of another: `url=…?email=…`.
    return `${quote}${name}${between}${isSecretName(name) ? `${mark}${MASK}${mark}` : maskPairs(value)}`;
  });
}

const maskPlain = (text: string): string =>
  maskPairs(text)
    .replaceAll(credentials, `$1 ${MASK}`)
    .replaceAll(webToken, MASK)
    .replaceAll(email, MASK)
    .replaceAll(uuid, '$1-****')
    .replaceAll(identityCode, MASK)
    .replaceAll(internationalPhone, MASK);

/** Removes one layer of the encodings in addresses and in JSON within strings. */
function unwrap(text: string): string {
  return text.replaceAll(/\\(["'\\/])/g, '$1').replaceAll(/(%[0-9a-f]{2})+/gi, (run: string) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** The maximum nesting of encoded addresses; more does not occur. */
const MOST_LAYERS = 5;

/**
 * A text of any kind without secrets: values after a secret name, e-mail addresses, phone numbers, identity codes and
 * tokens; the first eight characters of a UUID stay.
 */
export function maskText(text: string): string {
  let shown = maskPlain(text);
  let layer = shown;
  for (let times = 0; times < MOST_LAYERS; times += 1) {
    const inner = unwrap(layer);
    if (inner === layer) break;
    layer = maskPlain(inner);
    // An encoded text without secrets stays unchanged.
    if (layer !== inner) shown = layer;
  }
  return shown;
}
