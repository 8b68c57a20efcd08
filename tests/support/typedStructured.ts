import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
/** Beside `package.json`, so that it finds the packages; it is never written. */
const name = path.join(root, 'structured-data-of-pages.ts');

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
};

/** Structured data as it stands in a page, and where that is. */
export interface Found {
  readonly at: string;
  readonly thing: Readonly<Record<string, unknown>>;
}

/**
 * What schema.org refuses of structured data, by its types (`schema-dts`) and the compiler: properties that a type does not
 * have, and values of another kind. Data written out as literals are judged to their depth, so nothing that the site's own
 * code says of their types counts.
 */
export function refusedBySchemaOrg(all: readonly Found[]): readonly string[] {
  const lines = all.map(
    ({ thing }, index) =>
      `export const t${index}: schema.WithContext<Exclude<schema.${String(thing['@type'])}, string>> = ${JSON.stringify(thing)};`,
  );
  const text = ["import type * as schema from 'schema-dts';", ...lines].join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((each) => {
    const line = source?.getLineAndCharacterOfPosition(each.start ?? 0).line ?? 0;
    return `${all[line - 1]?.at ?? 'the types'}: ${ts.flattenDiagnosticMessageText(each.messageText, ' ')}`;
  });
}
