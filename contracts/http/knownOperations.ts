import { parse } from 'graphql';
import { readManifest, type Api } from '../check/manifest/model';
import { textWith } from '../check/manifest/texts';

/** The text of an operation by the SHA-256 of the text; null for one that the site never sends. */
export type TextOfId = (id: string) => string | null;

/** The operations of `schema/operations`, with every set of features. */
export function knownOperations(api: Api): TextOfId {
  const known = new Map<string, { readonly text: string; readonly on: readonly string[] }>(
    readManifest(api).operations.flatMap(({ text, hashes }) =>
      Object.entries(hashes).map(([on, hash]) => [`sha256:${hash}`, { text, on: on.split(' ') }] as const),
    ),
  );
  const made = new Map<string, string>();
  return (id) => {
    const found = known.get(id);
    if (!found) return null;
    const text = made.get(id) ?? textWith(parse(found.text), found.on);
    made.set(id, text);
    return text;
  };
}

const refusalOf = (code: string, message: string) => ({ message, extensions: { code } });

interface Read {
  /** With the text in the place of its id. */
  readonly body: string;
  readonly refusal: ReturnType<typeof refusalOf> | null;
}

/** The body of a call that names its operation by `documentId`; a text is refused, and an id that is not known. */
export function withText(body: string, textOfId: TextOfId): Read {
  const refused = (code: string, message: string) => ({ body, refusal: refusalOf(code, message) });
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return { body, refusal: null };
  }
  const { documentId, query, ...rest } = Object(sent) as Readonly<Record<string, unknown>>;
  if (typeof documentId !== 'string' || query !== undefined)
    return refused('DOCUMENT_ID_REQUIRED', 'Operations are named by documentId, without a text.');
  const text = textOfId(documentId);
  if (text === null) return refused('DOCUMENT_NOT_FOUND', 'No operation has that documentId.');
  return { body: JSON.stringify({ ...rest, query: text }), refusal: null };
}
