import type { SentForms } from '../record/sentRecord';
import type { Report } from './finding';

/** What the tests saw an operation send. Where there is no record of it, everything that it can send counts as sent. */
export interface Sent {
  /** Whether a variable or field was sent, with a value or as null. */
  readonly isSent: (name: string) => boolean;
  readonly isNull: (name: string) => boolean;
  readonly isOmitted: (name: string) => boolean;
  /** Whether an input of the type was sent at all. */
  readonly hasType: (type: string) => boolean;
  readonly hasValue: (value: string) => boolean;
}

const everything = () => true;

export function sentBy(record: SentForms | undefined): Sent {
  if (!record) {
    return {
      isSent: everything,
      isNull: everything,
      isOmitted: everything,
      hasType: everything,
      hasValue: everything,
    };
  }
  const [given, nulls, omitted] = [new Set(record.given), new Set(record.null), new Set(record.omitted)];
  const values = new Set(record.values);
  const types = new Set([...given, ...nulls, ...omitted].map((each) => each.replace(/\..*/, '')));
  return {
    isSent: (name) => given.has(name) || nulls.has(name),
    isNull: (name) => nulls.has(name),
    isOmitted: (name) => omitted.has(name),
    hasType: (type) => types.has(type),
    hasValue: (value) => values.has(value),
  };
}

/** What would break who sends it is a risk where nobody was seen to. */
export const reportIf =
  (isSeen: boolean, report: Report): Report =>
  (finding) =>
    report(
      isSeen || finding.effect !== 'broken'
        ? finding
        : { ...finding, effect: 'at risk', what: `${finding.what} (never seen sent by any test)` },
    );
