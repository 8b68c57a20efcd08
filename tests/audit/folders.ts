import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { AuditRequest } from './request';

/** The folder of the report; git ignores it. */
export const reportFolder = path.resolve(__dirname, '../../reports/accessibility');

/** Where a row that is done again goes, so that the report keeps what it is about. */
export const replayFolder = path.join(reportFolder, 'replay');

/** What a walk gets from the command. */
export const requestVariable = 'AUDIT_REQUEST';

/** What the command asks of a walk. */
export const requestNow = (): AuditRequest => JSON.parse(process.env[requestVariable] ?? '') as AuditRequest;

/** The path of a file in a part of the report, whose folder is made. */
export function fileIn({ only }: Pick<AuditRequest, 'only'>, part: string, name: string): string {
  const folder = path.join(only === null ? reportFolder : replayFolder, part);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name);
}
