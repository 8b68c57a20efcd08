import config from './playwright.config';

/** Not tests but pictures to look at: `npm run look`. */
export default { ...config, testMatch: ['look/**/*.look.ts'], outputDir: '../../test-results/look' };
