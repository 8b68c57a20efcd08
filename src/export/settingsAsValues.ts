import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { chain } from '@/config/chain';
import { environment } from '@/config/environment';
import { services } from '@/config/services';
import { switches } from '@/config/switches';
import { vitals } from '@/config/vitals';

/** The settings of this build, by the name of their module, which is also their own. */
const settings: Readonly<Record<string, object>> = { chain, environment, services, switches, vitals };
const names = Object.keys(settings).join('|');

/** One setting imported alone; more of a settings module than that is for builds only. */
const imported = new RegExp(`^import \\{ (${names}) \\} from '[^']*/\\1';$`, 'gm');

/** The whole way that is read: `chain.headerNames.client`. */
function wayFrom(node: ts.Expression): ts.Expression {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node ? wayFrom(parent) : node;
}

/** @throws Error for what the settings do not have, which would be `undefined` in a browser */
function valueAt(way: string): unknown {
  return way.split('.').reduce<unknown>((value, part) => {
    if (typeof value === 'object' && value !== null && part in value) return (value as Record<string, unknown>)[part];
    throw new Error(`There is no setting ${way}`);
  }, settings);
}

const isRead = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** A module with the values of this build in the place of the settings that it reads. */
export function withSettings(source: string): string {
  const taken = [...source.matchAll(imported)].map(([, name]) => name);
  if (taken.length === 0) return source;
  const text = source.replace(imported, '');
  const tree = ts.createSourceFile('settings.ts', text, ts.ScriptTarget.Latest, true);
  const reads: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (isRead(node) && taken.includes(node.text)) reads.push(wayFrom(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return reads.reduceRight(
    (before, read) =>
      `${before.slice(0, read.getStart(tree))}(${JSON.stringify(valueAt(read.getText(tree)))})${before.slice(read.end)}`,
    text,
  );
}

/**
 * Puts the settings of the build as values into the scripts: how they are read from the environment is not needed in a
 * browser, and a bundler drops no properties of an object. Ends the build where they are imported in another way.
 */
export const settingsAsValues: Plugin = {
  name: 'settings-as-values',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`src[\\\\/]config[\\\\/](${names})\\.ts$`) }, ({ path: file }) => ({
      errors: [{ text: `${file} is read by builds: import its setting alone` }],
    }));
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: withSettings(readFileSync(file, 'utf8')),
      loader: 'ts',
    }));
  },
};
