import { createHash } from 'node:crypto';
import type { LockedPackage } from './lockFile';

export interface BomOf {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The version and the commit, as error reports name them. */
  readonly release: string;
  readonly packages: ReadonlyMap<string, LockedPackage>;
  /** `name@version` of the packages that the site asks for itself. */
  readonly asked: readonly string[];
  /** Whether a guest's browser gets code or a typeface of a package. */
  readonly isShipped: (name: string) => boolean;
  readonly madeAt: Date;
}

/** The address of a package, which is also its name in the list. */
const purlOf = (id: string): string => `pkg:npm/${id.replace(/^@/, '%40')}`;

/** A name, or an expression of several: the list has a field for each. */
const licencesOf = (licence: string | null) => {
  if (licence === null) return [];
  return /^[\w.+-]+$/.test(licence) ? [{ license: { id: licence } }] : [{ expression: licence }];
};

const algorithms: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

/** The lock file has digests in base64, each with its algorithm before it. */
const hashesOf = (integrity: string | null) =>
  (integrity?.split(' ') ?? []).flatMap((each) => {
    const [, algorithm = '', digest = ''] = /^(\w+)-(.+)$/.exec(each) ?? [];
    const alg = algorithms[algorithm];
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });

function componentOf(id: string, { name, version, licence, integrity }: LockedPackage, isShipped: boolean) {
  const [, group, bare = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const hashes = hashesOf(integrity);
  return {
    type: 'library',
    'bom-ref': purlOf(id),
    ...(group && { group }),
    name: bare,
    version,
    // What only builds and tests the site is no part of what is published.
    scope: isShipped ? 'required' : 'excluded',
    licenses: licencesOf(licence),
    purl: purlOf(id),
    ...(hashes.length > 0 && { hashes }),
  };
}

/** A number for a list that is the same for the same content. */
function serialOf(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/**
 * The software bill of materials of an export (CycloneDX 1.6): every package of the lock file with its licence and the digest
 * of what was installed, those whose code a guest gets as `required`. Two of the same input differ in their time only.
 */
export function bomOf({ name, version, licence, release, packages, asked, isShipped, madeAt }: BomOf) {
  const self = `pkg:npm/${name}@${version}`;
  const components = [...packages].map(([id, each]) => componentOf(id, each, isShipped(each.name)));
  const dependencies = [
    { ref: self, dependsOn: asked.map(purlOf) },
    ...[...packages].map(([id, { uses }]) => ({ ref: purlOf(id), dependsOn: uses.map(purlOf) })),
  ];
  const component = {
    type: 'application',
    'bom-ref': self,
    name,
    version,
    licenses: licencesOf(licence),
    purl: self,
    properties: [{ name: 'sarastus:release', value: release }],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf([component, components, dependencies]),
    version: 1,
    metadata: {
      timestamp: madeAt.toISOString().replace(/\.\d+Z$/, 'Z'),
      lifecycles: [{ phase: 'build' }],
      component,
    },
    components,
    dependencies,
  };
}
