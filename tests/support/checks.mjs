import { bin, run } from '../../contracts/run/install.mjs';
import { compileOperations } from '../../contracts/run/export.mjs';

const checks = [
  ['operations compile against both schemas', () => compileOperations()],
  ['types', () => run(bin('tsc'), ['--noEmit'])],
  [
    'lint',
    () => run(bin('eslint'), ['--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.']),
  ],
  ['format', () => run(bin('prettier'), ['--check', '--log-level=warn', '--cache', '.'])],
  [
    'who may import whom',
    () =>
      run(bin('depcruise'), [
        '--config',
        'tests/config/dependency-cruiser.cjs',
        'src',
        'contracts',
        'tests',
        '--output-type',
        'err',
      ]),
  ],
  ['nothing unused', () => run(bin('knip'), ['--production', '--config', 'tests/config/knip.json'])],
  ['rules, contracts and views', () => run(bin('jest'), ['-c', 'tests/config/jest.config.mjs', '--silent', '--ci'])],
];

/** Runs every check in turn. */
export function runChecks() {
  for (const [name, check] of checks) {
    const begun = Date.now();
    check();
    console.log(`✓ ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  }
}
