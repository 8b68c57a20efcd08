import { reportBug } from './reportBug';
import { MalformedError } from './readLeaf';

let isReported = false;

/**
 * Returns the notices that could be read. Where some of those that were sent are missing, that is reported once per
 * visit, as notices are asked for on every page.
 */
export function reportingBadNotices<T>(sent: readonly unknown[] | null | undefined, read: readonly T[]): readonly T[] {
  if (!isReported && read.length !== sent?.length) {
    isReported = true;
    reportBug(new MalformedError('notices with words'));
  }
  return read;
}
