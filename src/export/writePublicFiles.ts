/** Writes what depends on the build into `public` before an export: `npx tsx src/export/writePublicFiles.ts`. */
import { writeFileSync } from 'node:fs';
import { environment } from '@/config/environment';
import { robotsText } from '@/config/robotsText';
import { switches } from '@/config/switches';
import { webManifest } from '@/config/webManifest';

writeFileSync('public/robots.txt', robotsText(switches, environment));
writeFileSync('public/manifest.webmanifest', `${JSON.stringify(webManifest, null, 2)}\n`);
