import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Side } from '../../src/browser/handover/protocol';

const root = path.resolve(__dirname, '../..');

/** One place where a `data-*` name is written into a page, or read from it. */
export interface Use {
  readonly name: string;
  readonly file: string;
  /** `handover` is both sides: the functions there are called by scripts and by React. */
  readonly side: Side | 'handover';
  readonly isWriting: boolean;
}

const isTest = (file: string): boolean => file.startsWith('tests/') || /(\.test\.tsx?$|\/test[A-Z])/.test(file);

/** The files of the site and of the tests; those of the gallery draw components, as the site does. */
export const sources = (): readonly string[] =>
  ['src', 'tests/e2e', 'tests/a11y', 'tests/support', 'tests/bench', 'tests/look'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__')),
  );

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export function sideOf(file: string): Use['side'] {
  if (isTest(file)) return 'tests';
  if (/^src\/(before-react|offline)\//.test(file)) return 'scripts';
  if (file.startsWith('src/export/')) return 'export';
  if (file.startsWith('src/browser/handover/')) return 'handover';
  return /(\.styles|\/globalStyles)\.ts$/.test(file) ? 'styles' : 'React';
}

const dashed = (key: string): string => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const writingCalls = new Set(['toggleAttribute', 'setAttribute', 'removeAttribute']);

/** Whether `dataset.x` is assigned to, or deleted. */
function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isDeleteExpression(parent)) return true;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
}

const isDataset = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'dataset') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'dataset');

/** The call that a text is an argument of. */
const calledWith = (node: ts.Node): string | null =>
  ts.isCallExpression(node.parent) && ts.isPropertyAccessExpression(node.parent.expression)
    ? node.parent.expression.name.text
    : null;

/** The attributes and properties of markup: JSX, and objects that become attributes. */
function nameInMarkup(node: ts.Node): string | null {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  return ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) ? node.name.text : null;
}

/** What a text holds: of markup that is added to a file as a whole the names it writes, else those it looks for. */
function usesInText(node: ts.Node, text: string, side: Use['side']): readonly Omit<Use, 'file'>[] {
  const isWriting =
    writingCalls.has(calledWith(node) ?? '') ||
    (side === 'export' && /<(script|template)[\s>]/.test(text)) ||
    (side === 'scripts' && /<[a-z]+ [^>]*data-/.test(text));
  const isOfStyles = side === 'React' && /&|^html\[/.test(text);
  return [...text.matchAll(/\bdata(-[a-z]+)+\b/g)].map(([name]) => ({
    name,
    side: isOfStyles ? 'styles' : side,
    isWriting,
  }));
}

function usesOf(node: ts.Node, side: Use['side']): readonly Omit<Use, 'file'>[] {
  const inMarkup = nameInMarkup(node);
  if (inMarkup?.startsWith('data-'))
    return [{ name: inMarkup, side: side === 'React' ? 'markup' : side, isWriting: true }];
  if (ts.isPropertyAccessExpression(node) && isDataset(node.expression))
    return [{ name: dashed(node.name.text), side, isWriting: isAssigned(node) }];
  if (ts.isBindingElement(node) && node.parent.parent && ts.isVariableDeclaration(node.parent.parent)) {
    const { initializer } = node.parent.parent;
    return initializer && isDataset(initializer) ? [{ name: dashed(node.name.getText()), side, isWriting: false }] : [];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && isDataset(node.right))
    return ts.isStringLiteral(node.left) ? [{ name: dashed(node.left.text), side, isWriting: false }] : [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (ts.isPropertyAssignment(node.parent) && node.parent.name === node && node.text.startsWith('data-')) return [];
    return usesInText(node, node.text, side);
  }
  if (ts.isTemplateExpression(node))
    return usesInText(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'), side);
  return [];
}

/** Every use of a `data-*` name in a file. */
export function usesIn(file: string, text = textOf(file)): readonly Use[] {
  const side = sideOf(file);
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    for (const use of usesOf(node, side)) found.push({ ...use, file });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}
