import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeManifests } from './makeManifest';
import { manifestFile } from './model';

/** Writes the manifests of both APIs, and returns the files. */
export function writeManifests(): readonly string[] {
  return [...makeManifests()].map(([api, manifest]) => {
    const file = manifestFile(api);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    return file;
  });
}
