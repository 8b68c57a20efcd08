/** Writes the runtime configuration into an export: `npx tsx src/export/writeAppConfig.ts FOLDER`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appConfigOf } from '@/flags/appConfigOf';

const file = path.join(process.argv[2] ?? 'out', 'api/appconfig');
const { APP_ENV, OPTIONAL_FEATURES } = process.env;
const named = OPTIONAL_FEATURES ?? (APP_ENV === 'production' ? '' : undefined);
writeFileSync(file, `${JSON.stringify(appConfigOf(JSON.parse(readFileSync(file, 'utf8')), named), null, 2)}\n`);
