import * as v from 'valibot';

/** Those that stop a release; lower ones are told. */
const serious: readonly string[] = ['high', 'critical'];

const auditShape = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ name: v.string(), severity: v.string(), range: v.string(), fixAvailable: v.unknown() }),
  ),
});

export interface Vulnerability {
  readonly line: string;
  readonly isSerious: boolean;
}

/**
 * What `npm audit --json` says, one line for each package; null where no registry answered, as behind a firewall.
 */
export function readAudit(text: string): readonly Vulnerability[] | null {
  try {
    const { vulnerabilities } = v.parse(auditShape, JSON.parse(text));
    return Object.values(vulnerabilities).map(({ name, severity, range, fixAvailable }) => ({
      line: `${severity}: ${name} ${range}${fixAvailable ? ', mended in a newer version' : ''}`,
      isSerious: serious.includes(severity),
    }));
  } catch {
    return null;
  }
}
