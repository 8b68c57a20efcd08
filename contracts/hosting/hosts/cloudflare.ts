import { headerRules, headersFile } from './headersFile';
import { madeBy } from './host';
import type { Host, Site } from './host';

/** What Cloudflare Pages takes; the number of files is that of its free plan. */
const MAX_RULES = 100;
const MAX_LINE = 2000;
const MAX_FILES = 20_000;
const MAX_FILES_PAID = 100_000;
const MAX_MIB = 25;
const MIB = 1024 * 1024;

const others = 'publish it on a host without that limit, such as nginx or cloudfront';

function problems(site: Site): readonly string[] {
  const rules = headerRules(site);
  // The page for unknown addresses is also put at the top.
  const count = site.files.length + (site.settings.basePath ? 1 : 0);
  const found: string[] = [];
  if (rules.length > MAX_RULES)
    found.push(
      `Cloudflare takes ${MAX_RULES} rules in _headers, and there are ${rules.length}: join classes of files.`,
    );
  if (
    headersFile('', rules)
      .split('\n')
      .some((line) => line.length > MAX_LINE)
  )
    found.push(
      `Cloudflare takes ${MAX_LINE} characters a line in _headers: name fewer hosts of services and pictures.`,
    );
  if (count > MAX_FILES)
    found.push(
      `Cloudflare takes ${MAX_FILES} files, and this site has ${count}. ${
        count > MAX_FILES_PAID
          ? ''
          : `Its paid plans take ${MAX_FILES_PAID}: set PAGES_WRANGLER_MAJOR_VERSION=4 there. Or `
      }${others}.`.replace(/\. publish/, '. Publish'),
    );
  for (const { path, size } of site.files)
    if (size > MAX_MIB * MIB)
      found.push(
        `Cloudflare takes files of ${MAX_MIB} MiB, and ${path} has ${(size / MIB).toFixed(1)}: make it smaller, or ${others}.`,
      );
  return found;
}

/** It finds `/en/search` in `en/search.html`, takes slashes off the end, and answers with the nearest `404.html`. */
export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  takesPacked: false,
  write: (site) => ({ 'site/_headers': headersFile(madeBy('cloudflare'), headerRules(site)) }),
  problems,
};
