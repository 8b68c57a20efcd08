import { fileTypes, typeOf } from './fileTypes';
import { hostSettings } from './hostSettings';
import { hosts } from './hosts/hosts';
import type { HostName } from './hosts/hosts';
import { cacheControlOf, cacheControls } from './pathClasses';
import { securityHeaders } from './policy';
import { routeOf } from './route';
import * as readers from './testReaders';
import type { ReadBack } from './testReaders';
import { testFiles } from './testSite';

const files = Object.keys(testFiles);
const siteAt = (basePath: string) => {
  const settings = hostSettings({
    NEXT_PUBLIC_BASE_PATH: basePath,
    // With what each kind of file must escape.
    NEXT_PUBLIC_IMAGE_HOSTS: 'https://pictures.example/a"b\\c%20/',
  });
  return {
    settings,
    headers: { ...securityHeaders(settings), 'x-frame-options': 'DENY' },
    files: files.map((path) => ({ path, size: 1 })),
  };
};

const readBack: Readonly<
  Record<
    Exclude<HostName, 'cloudfront' | 'github'>,
    (made: Readonly<Record<string, string>>, basePath: string) => ReadBack
  >
> = {
  nginx: readers.readNginx,
  apache: readers.readApache,
  caddy: readers.readCaddy,
  netlify: readers.readNetlify,
  cloudflare: readers.readCloudflare,
  firebase: readers.readFirebase,
  azure: readers.readAzure,
};

/** Hosts ask again by themselves in these words. */
const asksAgain = [cacheControls.asksAgain, 'public, max-age=0, must-revalidate'];
const essence = (type = ''): string => type.split(';')[0] ?? '';
const addressOf = (file: string): string => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

describe.each(
  Object.entries(readBack).flatMap(([name, read]) => ['', '/stay.2'].map((basePath) => ({ name, read, basePath }))),
)('the files for $name below "$basePath"', ({ name, read, basePath }) => {
  const site = siteAt(basePath);
  const back = read(hosts[name as HostName].write(site), basePath);

  it('say of every file what the table says', () => {
    const told = files.map((file) => {
      const headers = back.headersOf(basePath + addressOf(file), basePath + file);
      const cache = headers['cache-control'] ?? '';
      return { file, ...headers, 'cache-control': asksAgain.includes(cache) ? cacheControls.asksAgain : cache };
    });
    const wanted = files.map((file, index) => ({
      file,
      ...site.headers,
      'cache-control': cacheControlOf(file, 200),
      // Some hosts know the types of files by themselves.
      ...(told[index] && 'content-type' in told[index]
        ? { 'content-type': expect.stringMatching(new RegExp(`^${essence(typeOf(file)).replace('+', '\\+')}(;|$)`)) }
        : {}),
    }));
    expect(told).toEqual(wanted);
    expect(back.headersOf(`${basePath}/api/appconfig`, `${basePath}/api/appconfig`)['content-type']).toMatch(/json/);
  });

  it('take a slash off the end, and name the page for unknown addresses', () => {
    if (back.withoutSlash) {
      expect(back.withoutSlash(`${basePath}/en/search/`)).toBe(`${basePath}/en/search`);
      expect(back.withoutSlash(`${basePath}/en//`)).toBe(`${basePath}/en`);
      expect(back.withoutSlash(`${basePath}/en`)).toBeNull();
      for (const elsewhere of ['//elsewhere.example/', '/\\elsewhere.example/'])
        expect(back.withoutSlash(elsewhere)).toBeNull();
      expect(back.withoutSlash(`${basePath}/`)).toBe(basePath || null);
    }
    if (back.missing !== null) expect(back.missing).toBe(`${basePath}/404.html`);
  });
});

describe.each(['', '/stay.2'])('the files for S3 with CloudFront below "%s"', (basePath) => {
  const site = siteAt(basePath);
  const made = hosts.cloudfront.write(site);
  const run = (uri: string, query = {}) => readers.runCloudfront(made, uri, query);

  it('find the file of every address, as the rule for all hosts does', () => {
    for (const file of files) {
      const route = routeOf(addressOf(file), (each) => files.includes(each));
      const address = file === '/index.html' && basePath ? basePath : basePath + addressOf(file);
      expect(run(address).uri).toBe(basePath + ('file' in route ? route.file : ''));
    }
    expect(run(`${basePath}/_next/static/gone.js`).uri).toBe(`${basePath}/_next/static/gone.js`);
  });

  it('take a slash off the end and keep the query', () => {
    const query = {
      place: { value: 'Oulu' },
      age: { value: '5', multiValue: [{ value: '5' }, { value: '1' }] },
      list: { value: '' },
    };
    expect(run(`${basePath}/en/search/`, query).headers?.location.value).toBe(
      `${basePath}/en/search?place=Oulu&age=5&age=1&list`,
    );
    if (basePath) expect(run(`${basePath}/`).headers?.location.value).toBe(basePath);
    for (const elsewhere of ['//elsewhere.example/', '/\\elsewhere.example/'])
      expect(run(elsewhere).headers).toBeUndefined();
  });

  it('send the security headers, and 404 for what S3 does not show', () => {
    expect(readers.readCloudfrontPolicy(made)).toEqual(site.headers);
    const { Items } = JSON.parse(made['error-responses.json'] ?? '') as { readonly Items: readonly object[] };
    for (const code of [403, 404])
      expect(Items).toContainEqual(
        expect.objectContaining({ ErrorCode: code, ResponseCode: '404', ResponsePagePath: `${basePath}/404.html` }),
      );
  });
});

it('has a type for every ending of the test site', () => {
  for (const file of files) expect(typeOf(file)).not.toBe('application/octet-stream');
  expect(Object.keys(fileTypes).length).toBeGreaterThan(10);
});
