import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './model';
import type { Api, Operation } from './model';

/** What the Relay compiler wrote about one operation. */
export type Compiled = Pick<Operation, 'name' | 'kind' | 'owner' | 'file' | 'text'> & { readonly api: Api };

const params = /^ +"name": "(\w+)",\n +"operationKind": "(query|mutation|subscription)",\n +"text": (".*")$/m;

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** The operations that the Relay compiler wrote into `__generated__`, each with the file that has its tag. */
export function readCompiled(): readonly Compiled[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\/__generated__\/\w+\.graphql\.ts$/.test(file));
  return files.flatMap((artifact) => {
    const found = params.exec(readFileSync(path.join(root, artifact), 'utf8'));
    const [, name, kind, text] = found ?? [];
    if (!name || !kind || !text) return [];
    const folder = artifact.replace(/\/__generated__\/.*/, '');
    return {
      api: folder.endsWith('/booking-v2') ? ('v2' as const) : ('v1' as const),
      name,
      kind: kind as Operation['kind'],
      owner: /^src\/(?:features\/)?([^/]+)/.exec(folder)?.[1] ?? '',
      file: fileOf(folder, `${kind} ${name}`),
      text: JSON.parse(text) as string,
    };
  });
}

function fileOf(folder: string, head: string): string {
  const tag = new RegExp(`\\b${head}\\b`);
  const file = readdirSync(path.join(root, folder)).find(
    (each) => isSource(each) && tag.test(readFileSync(path.join(root, folder, each), 'utf8')),
  );
  if (!file) throw new Error(`No file of ${folder} has "${head}": run npm run relay`);
  return `${folder}/${file}`;
}
