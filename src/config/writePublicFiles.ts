/** Writes what depends on the build into `public` before an export: `npx tsx src/config/writePublicFiles.ts`. */
import { writeFileSync } from 'node:fs';
import { environment } from './environment';
import { robotsText } from './robotsText';
import { switches } from './switches';
import { webManifest } from './webManifest';

writeFileSync('public/robots.txt', robotsText(switches, environment));
writeFileSync('public/manifest.webmanifest', `${JSON.stringify(webManifest, null, 2)}\n`);
