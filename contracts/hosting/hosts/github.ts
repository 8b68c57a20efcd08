import { madeBy } from './host';
import type { Host, Site } from './host';

const cannot = ({ settings: { basePath } }: Site): string => `# GitHub Pages

${madeBy('github')}. Publish the content of \`site\`${basePath ? `, in a repository that is called \`${basePath.slice(1)}\`` : ''}.
It finds \`/en/search\` in \`en/search.html\` and answers unknown addresses with \`404.html\` and the status 404. It cannot:

- send headers: no Content-Security-Policy, no frame-ancestors, no Permissions-Policy. A page of another site can put this
  one into a frame, so do not take bookings here;
- keep hashed files for a year, or ask again for the rest: everything is kept for ten minutes. After a release guests may
  have old first scripts beside new pages for that long;
- take a slash off the end of an address: \`/en/search/\` is the page for unknown addresses, which leads on by script;
- send brotli, or \`api/appconfig\` as JSON (the site reads it all the same);
- pass calls on to the APIs: they need hosts of their own, which allow this one.
`;

const MAX_MIB = 100;
const MAX_SITE_MIB = 1024;
const MIB = 1024 * 1024;

function problems({ files, settings: { basePath } }: Site): readonly string[] {
  const found: string[] = [];
  const all = files.reduce((sum, { size }) => sum + size, 0);
  if (all > MAX_SITE_MIB * MIB)
    found.push(
      `GitHub Pages takes sites of 1 GiB, and this one has ${(all / MIB / 1024).toFixed(1)}: publish it on another host.`,
    );
  for (const { path, size } of files)
    if (size > MAX_MIB * MIB)
      found.push(`GitHub takes files of ${MAX_MIB} MiB, and ${path} is larger: make it smaller.`);
  if (basePath.lastIndexOf('/') > 0)
    found.push(`GitHub Pages serves a repository below its name: NEXT_PUBLIC_BASE_PATH=${basePath} has two parts.`);
  return found;
}

export const github: Host = {
  title: 'GitHub Pages',
  takesPacked: false,
  isAtTop: true,
  write: (site) => ({
    // Without it folders whose names begin with an underscore are left out, which is where the scripts are.
    'site/.nojekyll': '',
    'CANNOT.md': cannot(site),
  }),
  problems,
};
