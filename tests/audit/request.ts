/** What a command asks of the audit. */
export interface AuditRequest {
  readonly words: readonly string[];
  readonly only: string | null;
  readonly shard: { readonly index: number; readonly count: number } | null;
  readonly since: boolean;
  /** Draws the report again from what is there: for rows of several machines that were copied together. */
  readonly reportOnly: boolean;
  /** Writes the evidence of the site's accessibility statement, from a whole run. */
  readonly statement: boolean;
}

const options = '--only ID, --since, --shard 1/4, --report, --statement';

/** Reads the words after `npm run audit --`. Throws where they cannot be read. */
export function readRequest(given: readonly string[]): AuditRequest {
  const words: string[] = [];
  let request: AuditRequest = { words, only: null, shard: null, since: false, reportOnly: false, statement: false };
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--since') request = { ...request, since: true };
    else if (word === '--report') request = { ...request, reportOnly: true };
    else if (word === '--statement') request = { ...request, statement: true };
    else if (word === '--only') request = { ...request, only: valueAfter(word, rest) };
    else if (word === '--shard') request = { ...request, shard: readShard(valueAfter(word, rest)) };
    else if (word.startsWith('--')) throw new Error(`${word} is not known: ${options}`);
    else words.push(word);
  }
  return request;
}

function valueAfter(option: string, rest: string[]): string {
  const value = rest.shift();
  if (value === undefined || value.startsWith('--')) throw new Error(`${option} needs a value`);
  return value;
}

function readShard(text: string): { readonly index: number; readonly count: number } {
  const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index < 1 || index > count) throw new Error(`--shard ${text}: it is written as 1/4, and goes up to 4/4`);
  return { index, count };
}
