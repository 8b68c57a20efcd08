import { headerRules, headersFile } from './headersFile';
import { madeBy } from './host';
import type { Host } from './host';

/** It finds `/en/search` in `en/search.html`; its setting "Pretty URLs" takes slashes off the end. */
export const netlify: Host = {
  title: 'Netlify',
  takesPacked: false,
  write: (site) => ({
    'site/_headers': headersFile(madeBy('netlify'), headerRules(site)),
    'site/_redirects': `# ${madeBy('netlify')}. Lines that pass calls on to the APIs come before this one.
/* ${site.settings.basePath}/404.html 404
`,
  }),
};
