import { cpSync, constants, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPacked } from './fileTypes';
import type { HostSettings } from './hostSettings';
import type { Host, Site, SiteFile } from './hosts/host';
import { packFiles } from './pack';
import { securityHeaders } from './policy';

/** The files of an export, in the order of their names. */
export function filesOf(folder: string): readonly SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => path.join(each.parentPath, each.name))
    .map((file) => ({ path: `/${path.relative(folder, file).split(path.sep).join('/')}`, size: statSync(file).size }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

export const siteOf = (exported: string, settings: HostSettings): Site => ({
  settings,
  headers: securityHeaders(settings),
  files: filesOf(exported),
});

interface Publishing {
  /** The folder of the export. */
  readonly from: string;
  /** Where `site`, which is published, and the configuration are written; replaced. */
  readonly to: string;
  readonly settings: HostSettings;
  readonly brotliQuality?: number;
}

/** Writes what a host publishes, with its configuration. Resolves to what the host would refuse. */
export async function publish(
  host: Host,
  { from, to, settings, brotliQuality }: Publishing,
): Promise<readonly string[]> {
  const site = siteOf(from, settings);
  const top = path.join(to, 'site');
  const folder = path.join(top, host.isAtTop ? '' : settings.basePath);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Hosts look for it at the top.
  if (folder !== top) cpSync(path.join(from, '404.html'), path.join(top, '404.html'));
  const packed = site.files.filter((file) => isPacked(file.path, file.size));
  if (host.takesPacked)
    await packFiles(
      packed.map((file) => path.join(folder, file.path)),
      brotliQuality,
    );
  for (const [name, text] of Object.entries(host.write(site))) {
    const file = path.join(to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
  }
  return host.problems?.(site) ?? [];
}
