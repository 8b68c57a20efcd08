import config from './playwright.config';

/** Not tests but evidence: `npm run audit`. */
export default {
  ...config,
  projects: [
    { name: 'walk', testMatch: 'audit/**/*.audit.ts', grepInvert: /\(older API\)$/ },
    {
      name: 'walk, older API',
      testMatch: 'audit/{walk,scripts}.audit.ts',
      grep: /\(older API\)$/,
      use: { apiName: 'v1' },
    },
  ],
  outputDir: '../../test-results/audit',
  reporter: [['list', { printSteps: false }]],
};
