/** A text without the line breaks and commas that separate nothing: what is left out of a text leaves some behind. */
const withoutLoose = (text: string): string => text.replace(/,?\n\s*/g, ',').replace(/,(?=[)}])/g, '');

async function idOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(withoutLoose(text)));
  return `sha256:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const ids = new Map<string, Promise<string>>();

/**
 * What is posted of a body to an API that takes only operations it knows: the id of the text in its place, as the draft
 * of persisted documents for GraphQL over HTTP has it. `schema/operations` lists the ids. A browser computes them on
 * secure pages only (https, or localhost).
 */
export async function byDocumentId({ query, ...rest }: { readonly query: string }): Promise<object> {
  const id = ids.get(query) ?? idOf(query);
  ids.set(query, id);
  return { documentId: await id, ...rest };
}
