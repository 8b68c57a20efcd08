import { parseArgs } from 'node:util';
import { apis } from './manifest/model';
import type { Api } from './manifest/model';

export const help = `What does a change of your schema do to this site?

  npm run contracts -- --api v2 --schema FILE
  npm run contracts -- --api v2 --endpoint URL [--header 'Name: value']…
  npm run contracts -- --api v2 --compare URL --scenario NAME [--header 'Name: value']…
  npm run contracts -- --coverage
  npm run contracts -- --api v2 --probe URL --variables FILE [--header 'Name: value']…

  --api v1|v2      v1 is the API of the site (content, customers, the older booking), v2 that of booking
  --schema FILE    the new schema: SDL, or the JSON that an introspection answers
  --endpoint URL   asks a running server for its schema, by introspection
  --header 'N: V'  is sent with that question; may be repeated

  --probe URL      sends every query of the site to a running server, one at a time, and holds each answer against the
                   stored schema and against what the site's own readers make of it (see contracts/check/probe)
  --variables FILE the variables: {"loadOfferQuery": {"id": "3001"}, "*": {"locale": "en_GB"}}, where * is for all; see
                   contracts/check/probe/variables.harness.json
  --allow NAME     sends this mutation too: none is otherwise; may be repeated
  --pause MS       waits between two operations; 200 unless given

  --compare URL    asks what shows a scenario of contracts/catalogue.json, of a harness and of the server at URL, and
                   prints where the answer of the server has another shape: types, nulls, members of unions, codes.
                   Takes --variables and --allow, too; those of the catalogue are sent where FILE says nothing else
  --scenario NAME  the scenario; bring the server about to it by yourself
  --coverage       writes reports/contracts/coverage.md: what of the schemas no operation uses, what the harness only
                   mocks, and which scenario shows which outcome of which operation

  --json           the verdict as JSON, as described by contracts/check/report/report.schema.json
  --github         the verdict as annotations of a workflow of GitHub
  --junit          the verdict as JUnit XML
  --write          writes schema/operations/*.json and contracts/catalogue.json anew, for those who change this site
  --record         runs the tests in which the site asks the harness, for minutes, and adds what each operation was seen
                   to send to schema/operations/sent-*.json: names of fields and values of enumerations, nothing typed
  --record-from D  adds what a harness wrote to the folder D that RECORD_SENT had named, such as under browser tests
  --help           this text

Every operation that the site may send is listed in schema/operations. Each is judged:
  broken              a server with this schema refuses it, or its answer cannot be read
  at risk             it works until a value comes that the site does not know, or a default or deprecation tells
  same on the wire    other names in the schema, the same bytes
  off                 an optional feature that the schema lacks: never sent while the feature is off, no breakage
What concerns no operation is listed as contract only (some other client may break on it) or as added.

Exit codes: 0 nothing is broken, 1 an operation is broken, or an answer does not hold or differs, 2 it cannot be told (unreadable
schema, no answer, nothing that could be asked).
`;

export type Format = 'people' | 'json' | 'github' | 'junit';

export interface Comparison {
  readonly api: Api;
  readonly url: string;
  readonly scenario: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Mutations that may be sent to the server. */
  readonly allowed: readonly string[];
  /** Variables for the server by the name of the operation, `*` for all; over those of the catalogue. */
  readonly variables: Readonly<Record<string, object | undefined>>;
}

export type Options =
  | { readonly do: 'coverage' | 'help' | 'write' }
  | { readonly do: 'compare'; readonly variables: string | null; readonly asked: Omit<Comparison, 'variables'> }
  | { readonly do: 'record'; readonly from: string | null }
  | {
      readonly do: 'probe';
      readonly api: Api;
      readonly endpoint: string;
      readonly headers: Readonly<Record<string, string>>;
      /** A file; null without variables. */
      readonly variables: string | null;
      readonly allowed: readonly string[];
      readonly pause: number;
      readonly format: Format;
    }
  | {
      readonly do: 'judge';
      readonly api: Api;
      readonly source:
        { readonly file: string } | { readonly endpoint: string; readonly headers: Readonly<Record<string, string>> };
      readonly format: Format;
    };

/** Why there is no verdict, for people; the command ends with 2. */
export class CannotTell extends Error {}

const seeHelp = 'npm run contracts -- --help lists all options.';

export function readOptions(args: readonly string[]): Options {
  const { values } = parsed(args);
  if (values.help) return { do: 'help' };
  if (values.write) return { do: 'write' };
  if (values.coverage) return { do: 'coverage' };
  const from = values['record-from'] ?? null;
  if (values.record || from !== null) return { do: 'record', from };
  const api = apis.find((each) => each === values.api);
  if (!api) throw new CannotTell(`Say which API the schema is of: --api ${apis.join(' or --api ')}. ${seeHelp}`);
  const formats = (['json', 'github', 'junit'] as const).filter((each) => values[each]);
  if (formats.length > 1) throw new CannotTell(`Choose one of --json, --github and --junit. ${seeHelp}`);
  const format = formats[0] ?? 'people';
  const headers = Object.fromEntries((values.header ?? []).map(readHeader));
  if (values.probe !== undefined) {
    const pause = Number(values.pause ?? 200);
    if (!(pause >= 0)) throw new CannotTell(`Give --pause in milliseconds, not as '${values.pause}'.`);
    const variables = values.variables ?? null;
    return { do: 'probe', api, endpoint: values.probe, headers, variables, allowed: values.allow ?? [], pause, format };
  }
  if (values.compare !== undefined) {
    const { compare: url, scenario, allow: allowed = [], variables = null } = values;
    if (scenario === undefined) throw new CannotTell(`Say which scenario: --scenario NAME. ${seeHelp}`);
    return { do: 'compare', variables, asked: { api, url, scenario, allowed, headers } };
  }
  if ((values.schema === undefined) === (values.endpoint === undefined)) {
    throw new CannotTell(`Give the new schema with either --schema FILE or --endpoint URL. ${seeHelp}`);
  }
  if (values.schema !== undefined) return { do: 'judge', api, source: { file: values.schema }, format };
  return { do: 'judge', api, source: { endpoint: values.endpoint ?? '', headers }, format };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        api: text,
        schema: text,
        endpoint: text,
        header: { type: 'string', multiple: true },
        json: flag,
        github: flag,
        junit: flag,
        write: flag,
        probe: text,
        compare: text,
        scenario: text,
        coverage: flag,
        variables: text,
        allow: { type: 'string', multiple: true },
        pause: text,
        record: flag,
        'record-from': text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CannotTell(`${error instanceof Error ? error.message : String(error)}. ${seeHelp}`);
  }
}

function readHeader(header: string): readonly [string, string] {
  const [, name, value] = /^([^:\s]+):\s*(.*)$/.exec(header) ?? [];
  if (!name || value === undefined) throw new CannotTell(`Write a header as 'Name: value', not as '${header}'.`);
  return [name, value];
}
