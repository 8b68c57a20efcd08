import { bin, run } from '../../contracts/run/install.mjs';
import { compileOperations } from '../../contracts/run/export.mjs';
import { printLengths } from './lengths.mjs';

const runKnip = (...options) => run(bin('knip'), ['--config', 'tests/config/knip.json', ...options]);
const runJest = (...files) => run(bin('jest'), ['-c', 'tests/config/jest.config.mjs', '--silent', '--ci', ...files]);

/** Not `unresolved`: the paths in Jest's comments start at the root. */
const unused = 'files,dependencies,exports,types';

/** The fast ones first, so that errors show soon. */
const checks = [
  ['operations compile against both schemas', () => compileOperations()],
  ['nothing unused in the site', () => runKnip('--production')],
  // Here a test is a use.
  [
    'nothing unused in the harness, the tests and package.json',
    () => runKnip('--include', unused, '--no-config-hints'),
  ],
  ['lengths of files and functions', () => printLengths()],
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
  ['types', () => run(bin('tsc'), ['--noEmit'])],
  [
    'lint',
    () => run(bin('eslint'), ['--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.']),
  ],
  ['format', () => run(bin('prettier'), ['--check', '--log-level=warn', '--cache', '.'])],
  ['rules, contracts and views', () => runJest()],
];

/** Runs the checks one after the other. */
export function runChecks() {
  for (const [name, check] of checks) {
    const start = Date.now();
    check();
    console.log(`✓ ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  }
}

/** Runs the given test files of rules, contracts and views. */
export function runTestFiles(files) {
  compileOperations();
  runJest('--runTestsByPath', ...files);
}
