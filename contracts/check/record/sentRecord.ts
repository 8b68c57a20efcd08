import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../manifest/model';
import type { Api } from '../manifest/model';

/** How an operation was seen to send variables (`$name`), input fields (`Type.field`) and values of enumerations. */
export const forms = ['given', 'null', 'omitted', 'values'] as const;

/** Each sorted. `null` has `Type.field[]` where an item of the list was null. Names only, never what a guest typed. */
export type SentForms = Readonly<Record<(typeof forms)[number], readonly string[]>>;

/** By the name of the operation. */
export type SentByName = Readonly<Record<string, SentForms>>;

/** What the site's tests were seen to send. An operation that no test sends is not in it. */
export interface SentRecord {
  readonly version: 1;
  readonly api: Api;
  readonly operations: SentByName;
}

export const sentFile = (api: Api): string => path.join(root, `schema/operations/sent-${api}.json`);

export const readSent = (api: Api): SentByName =>
  existsSync(sentFile(api)) ? (JSON.parse(readFileSync(sentFile(api), 'utf8')) as SentRecord).operations : {};
