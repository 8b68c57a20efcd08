/** Notes in an export which release it is: `npx tsx contracts/hosting/releases/noteRelease.ts FOLDER`. */
import { releaseIn, writeReleases } from './exportFolder';

const folder = process.argv[2] ?? 'out';
writeReleases(folder, [releaseIn(folder, process.env.NEXT_PUBLIC_RELEASE ?? '')]);
