import { readFileSync } from 'node:fs';
import { registeredStyles } from '@/design-system/stitches.config';
import { compileDefinition } from './compileDefinition';
import { compileSource, type DefinitionInSource } from './compileSource';
import { styleModules } from './styleModules';

/** Which of the files a style was defined in: the first in the stack that is one of them. */
function definingFile(stack: string, files: readonly string[]): string {
  for (const line of stack.replaceAll('\\', '/').split('\n')) {
    const file = files.find((name) => line.includes(`/${name}:`));
    if (file) return file;
  }
  throw new Error(`A style was defined outside of the modules that may.\n${stack}`);
}

/** For each module that defines styles its text as it is, and as an export has it. They must all be loaded. */
export function compileModules(): Record<string, { readonly source: string; readonly compiled: string }> {
  const files = styleModules();
  const definitions = new Map<string, DefinitionInSource[]>();
  for (const { definition, stack } of registeredStyles) {
    const file = definingFile(stack, files);
    const [first] = definition as readonly unknown[];
    const tag = typeof first === 'string' ? first : undefined;
    definitions.set(file, [...(definitions.get(file) ?? []), { tag, compiled: compileDefinition(definition) }]);
  }
  return Object.fromEntries(
    files.map((file) => {
      const source = readFileSync(file, 'utf8');
      return [file, { source, compiled: compileSource(file, source, definitions.get(file) ?? []) }];
    }),
  );
}
