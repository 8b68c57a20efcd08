/** Writes the site's `robots.txt` before an export: `npx tsx src/config/writeRobots.ts [FILE]` (default `public/robots.txt`). */
import { writeFileSync } from 'node:fs';
import { environment } from './environment';
import { robotsText } from './robotsText';
import { switches } from './switches';

writeFileSync(process.argv[2] ?? 'public/robots.txt', robotsText(switches, environment));
