import { auditServer, type AuditResult } from 'graphql-http';

const addresses =
  'an operation in an address would be kept by logs, caches and histories, with what a guest wrote in its variables';

/** What the audit of GraphQL over HTTP asks for and this server refuses on purpose, by the audit's id, with the reason. */
export const refusedOnPurpose: Readonly<Record<string, string>> = {
  '5A70': addresses,
  D6D5: addresses,
  '6A70': addresses,
};

/** What the specification says that a server must, should or may do. */
type Strength = 'MUST' | 'SHOULD' | 'MAY';

export interface Audited {
  readonly id: string;
  readonly name: string;
  readonly strength: Strength;
  /** Null where it is met. */
  readonly missed: string | null;
}

const strengthOf = (name: string): Strength => (/^(MUST|SHOULD)\b/.exec(name)?.[0] as Strength | undefined) ?? 'MAY';

const read = (result: AuditResult): Audited => ({
  id: result.id,
  name: result.name,
  strength: strengthOf(result.name),
  missed: result.status === 'ok' ? null : result.reason,
});

/** The server audit of `graphql-http`, all of it. */
export const auditEndpoint = async (url: string): Promise<readonly Audited[]> =>
  (await auditServer({ url, fetchFn: fetch })).map(read);
