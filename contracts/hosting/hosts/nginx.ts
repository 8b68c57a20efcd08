import { fileTypes, unknownType } from '../fileTypes';
import { cacheControls, pathClasses, places, restClass } from '../pathClasses';
import { escapePattern, madeBy, refuse, slashAtEnd } from './host';
import type { Host, Site } from './host';

/** nginx replaces `$name` in a value, and has no way to write a dollar. */
const quoted = (value: string): string => `"${refuse(value, /\$/).replace(/["\\]/g, '\\$&')}"`;

const essenceOf = (type: string): string => type.split(';')[0] ?? type;

/** For `http { }`: which answers are kept for how long, by the file that is sent. */
function httpPart({ settings: { basePath } }: Site): string {
  const lines = places.map(([place, { keeping }]) => {
    // The only dollars of nginx that are no variables are those of patterns.
    const pattern = `~^${escapePattern(basePath + place)}${place.endsWith('/') ? '' : '$'}`;
    return `  "${pattern}" ${quoted(cacheControls[keeping])};`;
  });
  return `# ${madeBy('nginx')}. Include it in http { }.
map $uri $sarastus_cache {
  default ${quoted(cacheControls[restClass.keeping])};
${lines.join('\n')}
}
`;
}

/** For a `server { }` with the `root` of what is published. Locations of APIs beside it are found first. */
function serverPart({ settings: { basePath }, headers }: Site): string {
  const types = Object.entries(fileTypes).map(([end, type]) => `    ${essenceOf(type)} ${end.slice(1)};`);
  const withCharset = [
    ...new Set(
      Object.values(fileTypes)
        .filter((type) => type.includes('charset'))
        .map(essenceOf),
    ),
  ];
  const typed = pathClasses.flatMap(({ paths, type }) => (type ? paths.map((place) => [place, type] as const) : []));
  const common = `  types {
${types.join('\n')}
  }
  default_type ${unknownType};
  charset utf-8;
  charset_types ${withCharset.filter((type) => type !== 'text/html').join(' ')};
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header cache-control $sarastus_cache always;
  error_page 404 ${basePath}/404.html;
`;
  const home = `try_files ${basePath}/index.html =404;`;
  // A location without a slash at its end would take `/stayhome` for a part of `/stay`.
  const homeBelowPath = `location = ${basePath} {
${common}
  ${home}
}
`;
  return `# ${madeBy('nginx')}. Include it in a server { } whose root is the folder site.
${basePath ? homeBelowPath : ''}location ${basePath}/ {
${common}
  location = ${basePath}/ { ${basePath ? `rewrite ^ ${basePath} permanent;` : home} }
  location ~ ${slashAtEnd(basePath)} { rewrite ${slashAtEnd(basePath)} $1 permanent; }
${typed.map(([place, type]) => `  location = ${basePath}${place} { types { } default_type ${quoted(essenceOf(type))}; charset_types ${essenceOf(type)}; }`).join('\n')}
  try_files $uri $uri.html =404;
}
`;
}

export const nginx: Host = {
  title: 'nginx',
  takesPacked: true,
  write: (site) => ({
    'sarastus.http.conf': httpPart(site),
    'sarastus.server.conf': serverPart(site),
    // A directive of its own module: nginx does not start where that is missing.
    'sarastus.brotli.conf': `# ${madeBy('nginx')}. Include it in the server { } where the module ngx_brotli is loaded.
brotli_static on;
`,
  }),
};
