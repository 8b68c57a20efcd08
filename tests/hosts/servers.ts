import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

export const serverNames = ['nginx', 'apache', 'caddy'] as const;
export type ServerName = (typeof serverNames)[number];

interface Served {
  /** What `npm run build -- --host NAME` wrote; the server's own files are put here too. */
  readonly folder: string;
  readonly basePath: string;
  /** Where the APIs are, with the base path; null where a test needs none. */
  readonly apis: string | null;
}
type Frame = Served & { readonly port: number };

/** What the harness answers beside the files, below the base path: folders end with a slash. */
const apiPaths = ['/graphql', '/booking/graphql', '/oidc/', '/pay/', '/stand-in/', '/mailbox', '/__test/'];

const brotliOfNginx = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = (name: ServerName): boolean => name !== 'nginx' || existsSync(brotliOfNginx);

const forEachApi = ({ apis, basePath }: Served, line: (place: string, origin: string) => string): string =>
  apis === null ? '' : apiPaths.map((each) => line(basePath + each, new URL(apis).origin)).join('\n');

const nginxFrame = (frame: Frame): string => `
${existsSync(brotliOfNginx) ? `load_module ${brotliOfNginx};` : ''}
daemon off;
pid nginx.pid;
error_log stderr;
worker_processes 1;
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path temp-${each};`).join(' ')}
  include sarastus.http.conf;
  server {
    listen 127.0.0.1:${frame.port};
    root ${frame.folder}/site;
    include sarastus.server.conf;
    ${existsSync(brotliOfNginx) ? 'include sarastus.brotli.conf;' : ''}
    proxy_set_header host $http_host;
${forEachApi(frame, (place, origin) => `    location ${place.endsWith('/') ? '^~' : '='} ${place} { proxy_pass ${origin}; }`)}
  }
}
`;

const apacheModules = ['mpm_event', 'authz_core', 'rewrite', 'headers', 'mime', 'dir', 'proxy', 'proxy_http'];

const apacheFrame = (frame: Frame): string => `
${apacheModules.map((each) => `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`).join('\n')}
ServerRoot "${frame.folder}"
PidFile "${frame.folder}/apache.pid"
DefaultRuntimeDir "${frame.folder}"
ErrorLog "${frame.folder}/errors.log"
TypesConfig /dev/null
ServerName localhost:${frame.port}
Listen 127.0.0.1:${frame.port}
Define SARASTUS_SITE "${frame.folder}/site"
<VirtualHost *:${frame.port}>
ProxyPreserveHost On
${forEachApi(frame, (place, origin) => `ProxyPass "${place}" "${origin}${place}"`)}
Include "${frame.folder}/sarastus.conf"
</VirtualHost>
`;

const caddyFrame = (frame: Frame): string => `
{
	admin off
	auto_https off
}
import sarastus.caddy
http://localhost:${frame.port} {
	bind 127.0.0.1
	root * ${frame.folder}/site
${forEachApi(frame, (place, origin) => `\thandle ${place}${place.endsWith('/') ? '*' : ''} {\n\t\treverse_proxy ${origin}\n\t}`)}
	import sarastus
}
`;

const programs: Readonly<
  Record<
    ServerName,
    {
      readonly at: string;
      readonly frame: (frame: Frame) => string;
      readonly args: (file: string, folder: string) => string[];
    }
  >
> = {
  nginx: {
    at: '/usr/sbin/nginx',
    frame: nginxFrame,
    args: (file, folder) => ['-p', folder, '-c', file, '-e', 'stderr'],
  },
  apache: { at: '/usr/sbin/apache2', frame: apacheFrame, args: (file) => ['-f', file, '-DFOREGROUND'] },
  caddy: {
    at: '/usr/bin/caddy',
    frame: caddyFrame,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

export const isInstalled = (name: ServerName): boolean => existsSync(programs[name].at);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(port, '127.0.0.1', () => resolve(true));
    line.on('error', () => resolve(false)).on('connect', () => line.destroy());
  });

const WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 50;

export interface Running {
  /** With the base path. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Starts a server over what was made for it, with nothing but its own file beside; never as the administrator. */
export async function serve(name: ServerName, served: Served): Promise<Running> {
  const port = await freePort();
  const { at, frame, args } = programs[name];
  const file = path.join(served.folder, `frame.${name}`);
  writeFileSync(file, frame({ ...served, port }));
  // It writes its own files there.
  chmodSync(served.folder, 0o777);
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const server = spawn(at, args(file, served.folder), {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: served.folder,
    env: { ...process.env, HOME: served.folder },
    ...nobody,
  });
  let said = '';
  server.stderr.on('data', (part) => (said += part));
  const ended = once(server, 'exit');
  for (const end = Date.now() + WAIT_MS; !(await answers(port)); await setTimeout(LOOK_AGAIN_MS)) {
    if (server.exitCode === null && Date.now() < end) continue;
    server.kill();
    throw new Error(`${name} did not start: ${said}`);
  }
  return {
    address: `http://localhost:${port}${served.basePath}`,
    close: async () => {
      server.kill();
      await ended;
    },
  };
}
