import ts from 'typescript';
import type { CompiledDefinition } from '@/design-system/compiledStyles';

export interface DefinitionInSource {
  /** `div` of `styled('div', …)`; nothing for `css(…)`. */
  readonly tag: string | undefined;
  readonly compiled: CompiledDefinition;
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const runtime = '@/design-system/compiledStyles';
const isStyleConfig = (specifier: string) => /(^|\/)stitches\.config$/.test(specifier);

/** As the text of arguments; what is empty at the end is left out. */
function argumentsText({ tag, compiled }: DefinitionInSource): string {
  const parts: unknown[] = [...(tag === undefined ? [] : [tag]), ...compiled];
  while (Object.keys(Object(parts.at(-1))).length === 0) parts.pop();
  return parts.map((part) => JSON.stringify(part)).join(', ');
}

/**
 * The text of a module with its definitions of styles replaced by what they compile to, in the order they stand in.
 * `definitions` are those that running the module gave. Throws where text and definitions do not agree.
 */
export function compileSource(file: string, source: string, definitions: readonly DefinitionInSource[]): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const complain = (node: ts.Node, why: string): never => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    throw new Error(`${file}:${line + 1}: ${why}`);
  };
  const left = [...definitions];
  const changes: Change[] = [];
  /** Animations are named in definitions only, and so in the stylesheet only. */
  const animations = new Set<string>();
  const imported = new Set<string>();

  function visitImport(node: ts.ImportDeclaration): void {
    const bindings = node.importClause?.namedBindings;
    if (!ts.isStringLiteral(node.moduleSpecifier) || !isStyleConfig(node.moduleSpecifier.text)) return;
    if (!bindings || !ts.isNamedImports(bindings)) return complain(node, 'import what makes styles by its name');
    for (const { name, propertyName } of bindings.elements) {
      if (propertyName || !['styled', 'css', 'keyframes'].includes(name.text))
        complain(name, `an export has no ${name.getText(tree)} of stitches.config`);
      imported.add(name.text);
    }
    changes.push({ from: node.moduleSpecifier.getStart(tree), to: node.moduleSpecifier.end, text: `'${runtime}'` });
  }

  function visitCall(node: ts.CallExpression, maker: string): void {
    const from = node.getStart(tree);
    if (maker === 'keyframes') {
      if (ts.isVariableDeclaration(node.parent)) animations.add(node.parent.name.getText(tree));
      changes.push({ from, to: node.end, text: 'undefined' });
      return;
    }
    const definition = left.shift() ?? complain(node, 'this style was not there when the module ran');
    const [first] = node.arguments;
    const tag = maker === 'styled' && first && ts.isStringLiteral(first) ? first.text : undefined;
    if (tag !== definition.tag || (maker === 'styled') === (tag === undefined))
      complain(node, `this style was made for ${definition.tag ?? 'no element'} when the module ran`);
    changes.push({ from, to: node.end, text: `/* @__PURE__ */ ${maker}(${argumentsText(definition)})` });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return visitImport(node);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && imported.has(node.expression.text)) {
      if (ts.findAncestor(node, ts.isFunctionLike)) complain(node, 'a style is defined once, outside of functions');
      return visitCall(node, node.expression.text);
    }
    if (ts.isIdentifier(node) && imported.has(node.text)) complain(node, `${node.text} may only be called`);
    if (ts.isIdentifier(node) && animations.has(node.text) && !ts.isVariableDeclaration(node.parent))
      complain(node, `${node.text} may only be named in styles`);
    ts.forEachChild(node, visit);
  }
  visit(tree);
  if (left.length > 0) complain(tree, `${left.length} styles are not where they were when the module ran`);

  let text = source;
  for (const { from, to, text: replacement } of changes.toReversed())
    text = text.slice(0, from) + replacement + text.slice(to);
  return text;
}
