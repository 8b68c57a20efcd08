import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from '../../contracts/run/install.mjs';
import type { Load } from './loads';

/** Next writes settings beside the pages that it builds, so it builds a copy. */
const FOLDER = 'test-results/empty-step';

const settings = `export default {
  output: 'export',
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: ${JSON.stringify(root)},
};
`;

/** Exports a page that has React, Next, Relay and Recoil and nothing else. Returns its folder. */
export function exportEmptyStep(): string {
  rmSync(path.join(root, FOLDER), { recursive: true, force: true });
  cpSync(path.join(root, 'tests/bench/empty-step'), path.join(root, FOLDER), { recursive: true });
  writeFileSync(path.join(root, FOLDER, 'next.config.mjs'), settings);
  const { status, stderr } = spawnSync(bin('next'), ['build', '--webpack', FOLDER], {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The empty step was not built: ${stderr}`);
  return `${FOLDER}/out`;
}

/** The load of the empty step, where `address` serves it. */
export const emptyStepLoad = (address: string): Load => ({
  visit: { page: 'empty step', kind: 'step', path: '/step', kept: {} },
  address,
});
