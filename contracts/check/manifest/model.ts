import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '../../..');

export const apis = ['v1', 'v2'] as const;

export type Api = (typeof apis)[number];

/** A variable of `@include`. While it is off, what it includes is not in the text that is sent. */
export interface Condition {
  readonly variable: string;
  /** The feature of `api/appconfig` that decides; null when the call itself does. */
  readonly feature: string | null;
}

/** One operation that the site may send. */
export interface Operation {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** The folder of the site that asks it. */
  readonly owner: string;
  readonly file: string;
  /** Features without which it is never sent. */
  readonly needs: readonly string[];
  readonly conditions: readonly Condition[];
  /** Whether a test reads its answers with values and types from the future in every place. */
  readonly readsUnknown: boolean;
  /** With all conditions, and their directives. What is sent has what is on, and no directive. */
  readonly text: string;
  /** SHA-256 of each text that is sent, without commas that separate nothing, by the variables that are on. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface Manifest {
  readonly version: 1;
  readonly api: Api;
  readonly operations: readonly Operation[];
}

export const manifestFile = (api: Api): string => path.join(root, `schema/operations/${api}.json`);

export const schemaFile = (api: Api): string => path.join(root, `schema/${api}.graphql`);

export const readManifest = (api: Api): Manifest => JSON.parse(readFileSync(manifestFile(api), 'utf8')) as Manifest;
