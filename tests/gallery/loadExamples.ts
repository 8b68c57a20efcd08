import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Examples } from './example';

export const exampleFolder = path.resolve(__dirname, 'examples');

/** Names of the components that have examples. */
export const exampleNames = (): readonly string[] =>
  readdirSync(exampleFolder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.basename(file, '.tsx'))
    .sort();

export interface ComponentExamples {
  readonly component: string;
  readonly examples: Examples;
}

export async function loadExamples(): Promise<readonly ComponentExamples[]> {
  return Promise.all(
    exampleNames().map(async (component) => {
      const loaded: { readonly examples: Examples } = await import(path.join(exampleFolder, `${component}.tsx`));
      return { component, examples: loaded.examples };
    }),
  );
}
