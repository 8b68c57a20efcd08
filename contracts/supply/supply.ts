/**
 * `npm run supply`: licences of all packages against the list, and known vulnerabilities of those that a guest may get, from
 * the registry that npm is set up with. Where none answers it says so and passes: nothing is known then, good or bad.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './audit';
import { refusedLicences } from './licences';
import { readLockFile } from './lockFile';

const { packages } = readLockFile('package-lock.json');
// Which of them are shipped is known after an export, which checks that itself.
const refused = refusedLicences(packages.values(), () => false);
for (const line of refused) console.error(`Licence: ${line}`);
if (refused.length === 0) console.log(`✓ licences of ${packages.size} packages`);

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit=true'], { encoding: 'utf8' });
const found = readAudit(stdout ?? '');
if (found === null) console.log('No registry answered: known vulnerabilities were not looked up.');
else {
  for (const { line } of found) console.error(line);
  if (found.length === 0) console.log('✓ no known vulnerabilities');
}
if (refused.length > 0 || found?.some(({ isSerious }) => isSerious)) process.exitCode = 1;
