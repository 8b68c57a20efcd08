/**
 * Writes an export as one host takes it: `writeHost.ts NAME FOLDER`. Without a folder it only looks at the name. Code 1:
 * there is no such host, or it would refuse the site.
 */
import path from 'node:path';
import { hostSettings } from './hostSettings';
import { hostNames, hosts } from './hosts/hosts';
import { publish } from './publish';

async function writeHost(given: string | undefined, from: string | undefined): Promise<void> {
  const name = hostNames.find((each) => each === given);
  if (!name) throw new Error(`--host is one of ${hostNames.join(', ')}, not "${given}".`);
  if (from === undefined) return;
  const to = path.join('hosted', name);
  const problems = await publish(hosts[name], { from, to, settings: hostSettings(process.env) });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${to} is ready for ${hosts[name].title}; contracts/hosting/README.md says how to publish it.`);
}

const [name, folder] = process.argv.slice(2);
writeHost(name, folder).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
