import { spawn } from 'node:child_process';
import path from 'node:path';
import { compileOperations } from '../../contracts/run/export.mjs';
import { bin, root, run } from '../../contracts/run/install.mjs';

const runJest = (...files) => run(bin('jest'), ['-c', 'tests/config/jest.config.mjs', '--silent', '--ci', ...files]);

const knip = (...options) => [bin('knip'), '--config', 'tests/config/knip.json', ...options];

/** Not `unresolved`: the paths in Jest's comments start at the root. */
const unused = 'files,dependencies,exports,types';

const cruise = ['--config', 'tests/config/dependency-cruiser.cjs', 'src', 'contracts', 'tests', '--output-type', 'err'];
const lint = ['--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'];

/** What only reads the code, so that several run at once. The fast ones first, so that errors show soon, but for types. */
const readers = [
  ['types', [bin('tsc'), '--noEmit']],
  ['nothing unused in the site', knip('--production')],
  // Here a test is a use.
  ['nothing unused in the harness, the tests and package.json', knip('--include', unused, '--no-config-hints')],
  ['lengths of files and functions', [process.execPath, 'tests/support/lengths.mjs']],
  ['who may import whom', [bin('depcruise'), ...cruise]],
  ['lint', [bin('eslint'), ...lint]],
  ['format', [bin('prettier'), '--check', '--log-level=warn', '--cache', '.']],
];

const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Runs a command, and prints what it printed when it has ended. */
function runQuietly([name, [command, ...args]]) {
  const start = Date.now();
  // A group of its own, so that an end takes along what the command has started.
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const stop = () => {
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended meanwhile.
    }
  };
  process.once('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      process.off('exit', stop);
      process.stdout.write(output);
      if (code !== 0) {
        console.error(`✗ ${name}: ${path.basename(command)} failed`);
        process.exit(1);
      }
      console.log(`✓ ${name} (${secondsSince(start)})`);
      resolve();
    });
  });
}

/** Runs commands one after the other. */
async function inTurn(commands) {
  for (const command of commands) await runQuietly(command);
}

/**
 * Runs all checks that need no browser; the first failing one ends the process.
 * @param beside commands that run one after the other beside what only reads the code, each with its name
 */
export async function runChecks(beside = []) {
  compileOperations();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const [types, ...others] = readers;
  await Promise.all([inTurn([types]), inTurn(others), inTurn(beside)]);
  const start = Date.now();
  runJest();
  console.log(`✓ rules, contracts and views (${secondsSince(start)})`);
}

/** Runs the given test files of rules, contracts and views. */
export function runTestFiles(files) {
  compileOperations();
  runJest('--runTestsByPath', ...files);
}
