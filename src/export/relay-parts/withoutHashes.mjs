import path from 'node:path';

/**
 * Makes a compiled operation smaller. Nothing compresses its hashes: one is compared in development only, the other keeps
 * operations apart, as their names do. And what a field has not got, Relay takes for null where it is not there.
 */
export default function withoutHashes(source) {
  const name = path.basename(this.resourcePath, '.graphql.ts');
  return source
    .replace(/^\(node as any\)\.hash = "\w+";$/m, '')
    .replace(/(?<="cacheID": ")\w+(?=")/, name)
    .replace(/^ *"(abstractKey|alias|args|concreteType|metadata|storageKey)": null,?$/gm, '')
    .replace(/^ *"plural": false,?$/gm, '');
}
