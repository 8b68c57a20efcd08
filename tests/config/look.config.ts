import config from './playwright.config';

/** Pictures to look at, or compared with those that were approved: `npm run look`. */
export default {
  ...config,
  projects: undefined,
  testMatch: [process.env.LOOK_KEPT ? 'look/compare.look.ts' : 'look/{screens,gallery}.look.ts'],
  outputDir: '../../test-results/look',
};
