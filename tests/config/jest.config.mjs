import path from 'node:path';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: '.' });
const shared = {
  rootDir: path.resolve(import.meta.dirname, '../..'),
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  testPathIgnorePatterns: ['/node_modules/', '/out/', '/.next/'],
};

/** Two projects: pure code runs without a browser's globals, views run with them. */
export default async function config() {
  const node = await createConfig({ ...shared, displayName: 'node', testEnvironment: 'node' })();
  const dom = await createConfig({ ...shared, displayName: 'dom', testEnvironment: 'jsdom' })();
  return {
    // By default Jest leaves one core free, which is half of two.
    maxWorkers: '100%',
    rootDir: path.resolve(import.meta.dirname, '../..'),
    projects: [
      {
        ...node,
        testMatch: ['<rootDir>/{src,contracts,tests}/**/*.test.ts'],
        setupFiles: ['<rootDir>/tests/config/jest.seed.ts', '<rootDir>/tests/config/jest.flags.ts'],
      },
      {
        ...dom,
        testMatch: ['<rootDir>/src/**/*.test.tsx'],
        setupFiles: ['jest.seed.ts', 'jest.flags.ts', 'jest.dom.ts'].map((file) => `<rootDir>/tests/config/${file}`),
      },
    ],
  };
}
