/** Checks the environment before a build: a malformed or missing value stops it, and names itself. */
import { rawChain } from '@/config/chain';
import { checkChain } from '@/config/checkChain';
import { checkEnvironment } from '@/config/checkEnvironment';

try {
  checkChain(rawChain);
  for (const line of checkEnvironment(process.env)) console.warn(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
