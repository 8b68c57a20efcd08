import config from './playwright.config';

/** Not tests but pictures to look at: `npm run look`. */
export default {
  ...config,
  projects: undefined,
  testMatch: ['look/**/*.look.ts'],
  outputDir: '../../test-results/look',
};
