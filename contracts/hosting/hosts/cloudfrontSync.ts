import { typeOf } from '../fileTypes';
import { cacheControls, classOf, placesToTell, restClass } from '../pathClasses';
import { madeBy } from './host';
import type { Site } from './host';

const quoted = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`;

const endOf = (path: string): string => /\.[^./]+$/.exec(path)?.[0] ?? '';
const placeOf = (path: string): string | undefined =>
  placesToTell.find(([place]) => (place.endsWith('/') ? path.startsWith(place) : path === place))?.[0];

/** Pages last: no page may name a script that is not there yet. */
const phaseOf = (path: string): number => {
  if (endOf(path) === '.html') return 2;
  return classOf(path).keeping === 'forever' ? 0 : 1;
};
const phaseNames = ['files whose names tell their content', 'files that keep their names', 'pages'];

/** The filters of `aws s3 cp` for the files of one place and one ending; the last that matches counts. */
function filters(path: string, prefix: string): string {
  const place = placeOf(path);
  if (place === undefined) {
    const except =
      endOf(path) === '.html' ? [] : placesToTell.map(([each]) => `${prefix}${each}${each.endsWith('/') ? '*' : ''}`);
    const own = `*${endOf(path)}`;
    return [`--include ${quoted(own)}`, ...except.map((each) => `--exclude ${quoted(each)}`)].join(' ');
  }
  return `--include ${quoted(`${prefix}${place}${place.endsWith('/') ? `*${endOf(path)}` : ''}`)}`;
}

/** Uploads a release: nothing is deleted, as pages that are open still ask for files of theirs. */
export function syncScript({ files, settings: { basePath } }: Site): string {
  const prefix = basePath.slice(1);
  const lines = new Map<string, number>();
  for (const { path } of files) {
    const keep = cacheControls[path.endsWith('.html') ? restClass.keeping : classOf(path).keeping];
    // Patterns begin in the folder, without a slash.
    const filter = filters(path, prefix).replaceAll(`'/`, `'`);
    lines.set(`put ${quoted(typeOf(path))} ${quoted(keep)} ${filter}`, phaseOf(path));
  }
  const phases = phaseNames.map((name, phase) => {
    const own = [...lines].filter(([, each]) => each === phase).map(([line]) => line);
    return [`# ${phase + 1}. ${name}`, ...own].join('\n');
  });
  return `#!/bin/sh
# ${madeBy('cloudfront')}. Uploads a release: ./sync.sh BUCKET
# It deletes nothing: pages that are open still ask for the files of their release.
set -eu
bucket="s3://\${1:?Name the bucket: ./sync.sh BUCKET}"
cd "$(dirname "$0")/site"
put() {
  type=$1
  keep=$2
  shift 2
  aws s3 cp . "$bucket" --recursive --no-progress --content-type "$type" --cache-control "$keep" --exclude '*' "$@"
}
${phases.join('\n')}
`;
}
