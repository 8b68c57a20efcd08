/**
 * `npm run hosts`: the export on nginx, Apache and Caddy, at the root and below a path, with nothing but the files that
 * `npm run build -- --host NAME` makes. `npm run hosts -- caddy` runs one. Debian's packages are installed where they are
 * missing and may be. Code 2: a server could not be had.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, ensureInstalled, root } from '../../contracts/run/install.mjs';

ensureInstalled();
const [{ ensureExported }, { exportBelowPath }, { findChromium }] = await Promise.all([
  import('../../contracts/run/export.mjs'),
  import('../support/exportOthers.mjs'),
  import('../support/findChromium.mjs'),
]);

/** Each server's program and parts, and Debian's packages with them. Apache's has no service that would start. */
const servers = {
  nginx: {
    needs: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  apache: { needs: ['/usr/sbin/apache2'], packages: ['apache2-bin'] },
  caddy: { needs: ['/usr/bin/caddy'], packages: ['caddy'] },
};

const isThere = (name) => servers[name].needs.every((each) => existsSync(each));

/** Installs a server, where this user may. */
function addPackages(names) {
  const apt = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
  return process.getuid?.() === 0 && apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
}

const words = process.argv.slice(2);
const names = Object.keys(servers);
const wanted = words.length > 0 ? names.filter((name) => words.includes(name)) : names;
if (wanted.length === 0) {
  console.error(`No such server: this knows ${names.join(', ')}.`);
  process.exit(1);
}
for (const name of wanted) {
  if (isThere(name)) continue;
  console.log(`No ${name} here yet: getting it …`);
  addPackages(servers[name].packages);
  if (isThere(name)) continue;
  console.error(
    `${name} cannot be had here: install Debian's ${servers[name].packages.join(' and ')}, or name others.`,
  );
  process.exit(2);
}
await ensureExported();
await exportBelowPath();
const chromium = await findChromium();
const { status } = spawnSync(bin('tsx'), ['tests/hosts/main.ts', chromium ?? '', ...wanted], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
