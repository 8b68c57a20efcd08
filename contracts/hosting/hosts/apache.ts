import { fileTypes } from '../fileTypes';
import { cacheControls, pathClasses, places, restClass } from '../pathClasses';
import { escapePattern, madeBy, refuse, slashAtEnd } from './host';
import type { Host, Site } from './host';

/** `%` begins a format in the value of a header; `${` a variable, which cannot be written otherwise. */
const headerValue = (value: string): string =>
  `"${refuse(value, /\$\{/).replace(/["\\]/g, '\\$&').replace(/%/g, '%%')}"`;

function cacheLines(basePath: string): readonly string[] {
  // The last that matches counts.
  const rules = [...places].reverse().map(([place, { keeping }]) => {
    const pattern = `^${escapePattern(basePath + place)}${place.endsWith('/') ? '' : '(\\.br|\\.gz)?$'}`;
    return `  Header always set Cache-Control ${headerValue(cacheControls[keeping])} "expr=%{REQUEST_URI} =~ m#${pattern}#"`;
  });
  return [`  Header always set Cache-Control ${headerValue(cacheControls[restClass.keeping])}`, ...rules];
}

function typeLines(): readonly string[] {
  const known = Object.entries(fileTypes).map(([end, type]) => `  AddType "${type}" ${end}`);
  const named = pathClasses.flatMap(({ paths, type }) =>
    type ? paths.map((place) => [place.slice(place.lastIndexOf('/') + 1), type] as const) : [],
  );
  return [
    ...known,
    ...named.map(
      ([name, type]) =>
        `  <FilesMatch "^${escapePattern(name)}(\\.br|\\.gz)?$">\n    ForceType "${type}"\n  </FilesMatch>`,
    ),
  ];
}

/** An answer with the packed file where there is one and the browser takes it. */
const packed = (
  base: string,
  encoding: string,
  end: string,
): string => `RewriteCond "%{HTTP:Accept-Encoding}" "\\b${encoding}\\b"
RewriteCond "\${SARASTUS_SITE}$1${end}" -f
RewriteRule "^(${base}/.+)$" "$1${end}" [PT]`;

function configuration({ settings: { basePath }, headers }: Site): string {
  const base = escapePattern(basePath);
  return `# ${madeBy('apache')}. Include it in a <VirtualHost>, after:
#   Define SARASTUS_SITE /srv/sarastus/site
# Modules: rewrite, headers, mime, dir.
DocumentRoot "\${SARASTUS_SITE}"
DirectorySlash Off
ErrorDocument 404 ${basePath}/404.html

RewriteEngine On
${basePath ? `RewriteRule "^${base}/$" "${basePath}" [R=301,L]\n` : ''}RewriteRule "${slashAtEnd(basePath)}" "$1" [R=301,L]
RewriteRule "^${base || '/'}$" "${basePath}/index.html"
RewriteCond "\${SARASTUS_SITE}$1" !-f
RewriteCond "\${SARASTUS_SITE}$1.html" -f
RewriteRule "^(${base}/.*[^/])$" "$1.html"
# A folder is no page.
RewriteCond "\${SARASTUS_SITE}$1" -d
RewriteRule "^(${base}/.+)$" "-" [R=404,L]
${packed(base, 'br', '.br')}
${packed(base, 'gzip', '.gz')}
RewriteRule "^${base}/.+\\.html$" "-" [PT]

<Directory "\${SARASTUS_SITE}">
  Require all granted
  AllowOverride None
  Options FollowSymLinks
  AddEncoding br .br
  AddEncoding gzip .gz
  RemoveLanguage .br
${typeLines().join('\n')}
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} ${headerValue(value)}`)
  .join('\n')}
${cacheLines(basePath).join('\n')}
  Header always merge Vary Accept-Encoding
</Directory>
`;
}

export const apache: Host = {
  title: 'Apache',
  takesPacked: true,
  write: (site) => ({ 'sarastus.conf': configuration(site) }),
};
