import { fileTypes, unknownType } from '../fileTypes';
import { cacheControls, places, restClass } from '../pathClasses';
import { escapePattern, madeBy, refuse, slashAtEnd } from './host';
import type { Host, Site } from './host';

/** A backquote ends the text; `{name}` is replaced. */
const quoted = (value: string): string => `\`${refuse(value, /[`{}]/)}\``;

const row = (pattern: string, value: string): string => `\t\t\t${quoted(`~${pattern}`)} ${quoted(value)}`;

function cacheRows(basePath: string): readonly string[] {
  return places.map(([place, { keeping }]) =>
    row(`^${escapePattern(basePath + place)}${place.endsWith('/') ? '' : '$'}`, cacheControls[keeping]),
  );
}

function typeRows(basePath: string): readonly string[] {
  const named = places.flatMap(([place, { type }]) =>
    type ? [row(`^${escapePattern(basePath + place)}$`, type)] : [],
  );
  return [...named, ...Object.entries(fileTypes).map(([end, type]) => row(`${escapePattern(end)}$`, type))];
}

function configuration({ settings: { basePath }, headers }: Site): string {
  const set = Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
  return `# ${madeBy('caddy')}. \`import\` it at the top of a Caddyfile; then in a site's block, after its APIs:
#	root * /srv/sarastus/site
#	import sarastus
(sarastus) {
	${basePath ? `@sarastus path ${basePath} ${basePath}/*\n\thandle @sarastus` : 'handle'} {
		route {
			header {
${set.map((each) => `\t\t\t\t${each}`).join('\n')}
			}
			@sarastusSlash path_regexp slash ${slashAtEnd(basePath)}
			@sarastusQuery expression {query} != ""
			vars sarastus_query ""
			vars @sarastusQuery sarastus_query ?{query}
			redir @sarastusSlash {re.slash.1}{vars.sarastus_query} 301
${basePath ? `\t\t\t@sarastusBase path ${basePath}/\n\t\t\tredir @sarastusBase ${basePath}{vars.sarastus_query} 301\n` : ''}			@sarastusHome path ${basePath || '/'}
			rewrite @sarastusHome ${basePath}/index.html
			try_files {path} {path}.html
			map {path} {sarastus_cache} {
${cacheRows(basePath).join('\n')}
				default ${quoted(cacheControls[restClass.keeping])}
			}
			map {path} {sarastus_type} {
${typeRows(basePath).join('\n')}
				default ${quoted(unknownType)}
			}
			header cache-control {sarastus_cache}
			header content-type {sarastus_type}
			header {
				defer
				vary accept-encoding
			}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
	handle_errors {
		@sarastusMissing expression {http.error.status_code} == 404
		handle @sarastusMissing {
			rewrite * ${basePath}/404.html
			header {
${set.map((each) => `\t\t\t\t${each}`).join('\n')}
				cache-control ${quoted(cacheControls[restClass.keeping])}
				content-type ${quoted(fileTypes['.html'] ?? unknownType)}
			}
			header {
				defer
				vary accept-encoding
			}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

export const caddy: Host = {
  title: 'Caddy',
  takesPacked: true,
  write: (site) => ({ 'sarastus.caddy': configuration(site) }),
};
