import { parse } from 'graphql';
import { apis, readManifest } from '../manifest/model';
import type { Api, Operation } from '../manifest/model';
import { textWith } from '../manifest/texts';

export interface FullOperation extends Pick<Operation, 'kind' | 'name'> {
  readonly api: Api;
  /** With everything that the site may ask for in it. */
  readonly text: string;
}

/** Every operation of the site, with all its features on. */
export const fullOperations: readonly FullOperation[] = apis.flatMap((api) =>
  readManifest(api).operations.map(({ kind, name, text, conditions }) => {
    const on = conditions.map(({ variable }) => variable);
    return { api, kind, name, text: textWith(parse(text, { noLocation: true }), on) };
  }),
);

/** @throws for a name that the manifests do not have: one of this folder's own */
export function operationNamed(name: string): FullOperation {
  const found = fullOperations.find((each) => each.name === name);
  if (!found) throw new Error(`schema/operations has no ${name}`);
  return found;
}
