import { runInNewContext } from 'node:vm';
import { slashAtEnd } from './hosts/host';

type Headers = Readonly<Record<string, string>>;

/** What a host would do, as the files say that were made for it. */
export interface ReadBack {
  /** Of a file that exists, by the address that a browser asks for, or of its file where the host goes by that. */
  readonly headersOf: (address: string, file: string) => Headers;
  /** Where an address with a slash at its end leads; null where the host does that without being told. */
  readonly withoutSlash: ((address: string) => string | null) | null;
  /** The page for unknown addresses; null where the host finds it without being told. */
  readonly missing: string | null;
}
type Files = Readonly<Record<string, string>>;

const rows = (text: string, pattern: RegExp): readonly (readonly string[])[] =>
  [...text.matchAll(pattern)].map((found) => found.slice(1).map((each) => each ?? ''));

const fileOf = (files: Files, name: string): string => {
  const text = files[name];
  if (text === undefined) throw new Error(`There is no ${name}`);
  return text;
};

/** The value of the first pattern that an address has. */
const firstOf = (list: readonly (readonly string[])[], address: string): string | undefined =>
  list.find(([pattern = '']) => new RegExp(pattern).test(address))?.[1];

/** By a pattern that the configuration holds, with the address without the slashes as its first group. */
function slashes(text: string, basePath: string, ofBase: string): (address: string) => string | null {
  const pattern = slashAtEnd(basePath);
  return (address) => {
    if (basePath && address === `${basePath}/` && text.includes(ofBase)) return basePath;
    return text.includes(pattern) ? (new RegExp(pattern).exec(address)?.[1] ?? null) : null;
  };
}

const escaped = (value: string): string => value.replace(/\\(["\\])/g, '$1');

export function readNginx(files: Files, basePath: string): ReadBack {
  const server = fileOf(files, 'sarastus.server.conf');
  const http = fileOf(files, 'sarastus.http.conf');
  const kept = rows(http, /"~(.+)" "(.+)";/g);
  const rest = /default "(.+)";/.exec(http)?.[1] ?? '';
  const own = rows(server, /add_header (\S+) "((?:[^"\\]|\\.)*)" always;/g).map(([name, value = '']) => [
    name,
    escaped(value),
  ]);
  const types = rows(server, /^ {4}(\S+\/\S+) (\w+);$/gm).map(([type = '', end = '']) => [`\\.${end}$`, type]);
  const named = rows(server, /location = (\S+) \{[^}]*\}\s*default_type "(.+?)";/g);
  const isTold = /add_header cache-control \$sarastus_cache always;/.test(server);
  return {
    headersOf: (_, file) => ({
      ...(Object.fromEntries(own) as Headers),
      ...(isTold ? { 'cache-control': firstOf(kept, file) ?? rest } : {}),
      'content-type': named.find(([place]) => place === file)?.[1] ?? firstOf(types, file) ?? '',
    }),
    withoutSlash: slashes(server, basePath, `location = ${basePath}/ { rewrite ^ ${basePath} permanent; }`),
    missing: /error_page 404 (\S+);/.exec(server)?.[1] ?? '',
  };
}

export function readApache(files: Files, basePath: string): ReadBack {
  const text = fileOf(files, 'sarastus.conf');
  // A single `%` begins a format, and is no text.
  const plain = (value: string) => escaped(value).replace(/%(%?)/g, (_, second: string) => second || '(format)');
  const own = rows(text, /Header always set ([\w-]+) "((?:[^"\\]|\\.)*)"$/gm).map(([name = '', value = '']) => [
    name.toLowerCase(),
    plain(value),
  ]);
  const kept = rows(text, /Header always set Cache-Control "(.+)" "expr=%\{REQUEST_URI\} =~ m#(.+)#"/g).map(
    ([value = '', pattern = '']) => [pattern, plain(value)],
  );
  const types = rows(text, /AddType "(.+)" (\S+)/g).map(([type = '', end = '']) => [`\\${end}$`, type]);
  const named = rows(text, /<FilesMatch "(.+)">\s+ForceType "(.+)"/g);
  return {
    headersOf: (_, file) => {
      // The last that matches counts.
      const keeping = firstOf([...kept].reverse(), file);
      return {
        ...(Object.fromEntries(own) as Headers),
        ...(keeping ? { 'cache-control': keeping } : {}),
        'content-type': firstOf(named, file.slice(file.lastIndexOf('/') + 1)) ?? firstOf(types, file) ?? '',
      };
    },
    withoutSlash: slashes(text, basePath, `"${basePath}" [R=301,L]`),
    missing: /ErrorDocument 404 (\S+)/.exec(text)?.[1] ?? '',
  };
}

export function readCaddy(files: Files, basePath: string): ReadBack {
  const text = fileOf(files, 'sarastus.caddy');
  const block = (start: string) => text.slice(text.indexOf(start), text.indexOf('}\n', text.indexOf(start)));
  const map = (name: string) => rows(block(`map {path} {${name}} {`), /`~(.+)` `(.+)`/g);
  const rest = (name: string) => /default `(.+)`/.exec(block(`map {path} {${name}} {`))?.[1] ?? '';
  const own = rows(block('header {'), /(\S+) `(.+)`/g);
  return {
    headersOf: (_, file) => ({
      ...(Object.fromEntries(own) as Headers),
      ...(text.includes('header cache-control {sarastus_cache}')
        ? { 'cache-control': firstOf(map('sarastus_cache'), file) ?? rest('sarastus_cache') }
        : {}),
      'content-type': firstOf(map('sarastus_type'), file) ?? rest('sarastus_type'),
    }),
    withoutSlash: slashes(text, basePath, `redir @sarastusBase ${basePath}`),
    missing: /rewrite \* (\S+)/.exec(text)?.[1] ?? '',
  };
}

/** `_headers`: every rule that matches counts, and values of one header are joined. */
export function readHeadersFile(files: Files): Omit<ReadBack, 'missing'> {
  const rules: { readonly pattern: string; readonly headers: (readonly [string, string])[] }[] = [];
  for (const line of fileOf(files, 'site/_headers').split('\n')) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (line.startsWith('/')) rules.push({ pattern: line, headers: [] });
  }
  const isMatch = (pattern: string, address: string) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return {
    headersOf: (address) => {
      const joined: Record<string, string> = {};
      for (const { pattern, headers } of rules)
        if (isMatch(pattern, address))
          for (const [name, value] of headers)
            joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`;
      return { 'cache-control': 'public, max-age=0, must-revalidate', ...joined };
    },
    withoutSlash: null,
  };
}

export const readNetlify = (files: Files): ReadBack => ({
  ...readHeadersFile(files),
  missing: /^\/\* (\S+) 404$/m.exec(fileOf(files, 'site/_redirects'))?.[1] ?? '',
});

export const readCloudflare = (files: Files): ReadBack => ({ ...readHeadersFile(files), missing: null });

interface FirebaseFile {
  readonly hosting: {
    readonly cleanUrls: boolean;
    readonly trailingSlash: boolean;
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { key: string; value: string }[];
    }[];
  };
}

export function readFirebase(files: Files): ReadBack {
  const { hosting } = JSON.parse(fileOf(files, 'firebase.json')) as FirebaseFile;
  const isMatch = (source: string, address: string) =>
    source.endsWith('**') ? address.startsWith(source.slice(0, -2)) : address === source;
  return {
    headersOf: (address) =>
      Object.fromEntries(
        hosting.headers
          .filter(({ source }) => isMatch(source, address))
          .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
      ),
    withoutSlash: hosting.cleanUrls && !hosting.trailingSlash ? null : () => null,
    missing: null,
  };
}

interface AzureFile {
  readonly trailingSlash: string;
  readonly routes: readonly { readonly route: string; readonly headers: Headers }[];
  readonly globalHeaders: Headers;
  readonly responseOverrides: Readonly<Record<string, { readonly rewrite: string; readonly statusCode: number }>>;
  readonly mimeTypes: Headers;
}

export function readAzure(files: Files): ReadBack {
  const azure = JSON.parse(fileOf(files, 'site/staticwebapp.config.json')) as AzureFile;
  const isMatch = (route: string, address: string) =>
    route.endsWith('*') ? address.startsWith(route.slice(0, -1)) : address === route;
  const missing = azure.responseOverrides['404'];
  return {
    headersOf: (address, file) => ({
      'content-type': azure.mimeTypes[/\.[^./]+$/.exec(file)?.[0] ?? ''] ?? '',
      ...azure.globalHeaders,
      ...azure.routes.find(({ route }) => isMatch(route, address))?.headers,
    }),
    withoutSlash: azure.trailingSlash === 'never' ? null : () => null,
    missing: missing?.statusCode === 404 ? missing.rewrite : '',
  };
}

interface ViewerAnswer {
  readonly uri?: string;
  readonly headers?: { readonly location: { readonly value: string } };
}

/** Runs the function as CloudFront does. */
export function runCloudfront(files: Files, uri: string, querystring: object = {}): ViewerAnswer {
  const call = `${fileOf(files, 'function.js')}\nhandler(${JSON.stringify({ request: { uri, querystring } })})`;
  return runInNewContext(call) as ViewerAnswer;
}

interface PolicyFile {
  readonly SecurityHeadersConfig: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly CustomHeadersConfig: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
}

/** The headers of the policy, in the words of HTTP. */
export function readCloudfrontPolicy(files: Files): Headers {
  const policy = JSON.parse(fileOf(files, 'response-headers-policy.json')) as PolicyFile;
  const own = policy.SecurityHeadersConfig;
  const transport = own.StrictTransportSecurity;
  const words: readonly (readonly [string, unknown])[] = [
    ['content-security-policy', own.ContentSecurityPolicy?.ContentSecurityPolicy],
    ['referrer-policy', own.ReferrerPolicy?.ReferrerPolicy],
    ['x-content-type-options', own.ContentTypeOptions && 'nosniff'],
    ['x-frame-options', own.FrameOptions?.FrameOption],
    [
      'strict-transport-security',
      transport &&
        [
          `max-age=${String(transport.AccessControlMaxAgeSec)}`,
          ...(transport.IncludeSubdomains ? ['includeSubDomains'] : []),
          ...(transport.Preload ? ['preload'] : []),
        ].join('; '),
    ],
  ];
  return Object.fromEntries([
    ...words.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    ...policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value] as const),
  ]);
}
