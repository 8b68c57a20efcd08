import { hostSettings } from './hostSettings';
import { hosts } from './hosts/hosts';
import { securityHeaders } from './policy';

const MIB = 1024 * 1024;
const settings = hostSettings({});

/** As many pages, each with its data, and what every export has beside them. */
const siteOf = (pages: number, extra: readonly { readonly path: string; readonly size: number }[] = []) => ({
  settings,
  headers: securityHeaders(settings),
  files: [
    ...Array.from({ length: pages }, (_, index) => ({ path: `/en/hotels/${index}.html`, size: 90_000 })),
    ...Array.from({ length: pages }, (_, index) => ({
      path: `/_next/data/build/en/hotels/${index}.json`,
      size: 20_000,
    })),
    ...Array.from({ length: 900 }, (_, index) => ({ path: `/_next/static/chunks/${index}.js`, size: 10_000 })),
    ...extra,
  ],
});
const problemsOf = (name: 'cloudflare' | 'azure' | 'github', ...site: Parameters<typeof siteOf>) =>
  hosts[name].problems?.(siteOf(...site)) ?? [];

it('says nothing of a site that Cloudflare takes', () => {
  expect(problemsOf('cloudflare', 1000)).toEqual([]);
  expect(problemsOf('cloudflare', 9550)).toEqual([]);
});

it('says of 10,000 pages that Cloudflare would refuse them, and what to do', () => {
  expect(problemsOf('cloudflare', 10_000)).toEqual([
    expect.stringMatching(/takes 20000 files, and this site has 20900.*paid plans.*nginx or cloudfront/),
  ]);
  expect(problemsOf('cloudflare', 60_000)[0]).not.toMatch(/paid/);
});

it('says which file is too large for Cloudflare', () => {
  expect(problemsOf('cloudflare', 1, [{ path: '/images/large.avif', size: 25 * MIB }])).toEqual([]);
  expect(problemsOf('cloudflare', 1, [{ path: '/images/large.avif', size: 26 * MIB }])).toEqual([
    expect.stringMatching(/25 MiB, and \/images\/large\.avif has 26\.0/),
  ]);
});

it('says when a header is longer than a line that Cloudflare takes', () => {
  const many = hostSettings({
    NEXT_PUBLIC_IMAGE_HOSTS: Array.from({ length: 90 }, (_, index) => `https://pictures-${index}.example/`).join(),
  });
  const site = { ...siteOf(1), settings: many, headers: securityHeaders(many) };
  expect(hosts.cloudflare.problems?.(site)).toEqual([expect.stringMatching(/2000 characters a line/)]);
});

it('makes few rules for Cloudflare, however many files there are', () => {
  const rules = (pages: number) => hosts.cloudflare.write(siteOf(pages))['site/_headers']?.match(/^\//gm)?.length;
  expect(rules(10_000)).toBe(rules(1));
  expect(rules(1)).toBeLessThan(100);
});

it('knows how many files Azure takes, and how large a site GitHub Pages', () => {
  expect(problemsOf('azure', 5000)).toEqual([]);
  expect(problemsOf('azure', 10_000)).toEqual([expect.stringMatching(/15000 files/)]);
  expect(problemsOf('github', 1000)).toEqual([]);
  expect(problemsOf('github', 15_000)).toEqual([expect.stringMatching(/1 GiB/)]);
});
