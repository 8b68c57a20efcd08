/**
 * Lengths of files and functions in lines of code, without blank lines and comments, as the limits of
 * `eslint.config.mjs` count. Those limit the longest; this limits the medians, whose growth is easily missed. `node
 * tests/support/lengths.mjs`
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../contracts/run/install.mjs';

/** Parts of the code, without tests, and the limits for the medians of their files and functions. */
const parts = [
  { name: 'src', folder: 'src', median: { files: 40, functions: 9 } },
  { name: 'contracts', folder: 'contracts', median: { files: 48, functions: 10 } },
];

/** Drawings are long descriptions by nature, and tests are read from top to bottom. */
const apart = /(^|\/)(__generated__|pictures|test[A-Z][^/]*)(\/|$)|\.test\.tsx?$|\.d\.ts$/;

function sourcesOf(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !apart.test(file))
    .map((file) => path.join(root, folder, file));
}

/** The lengths of one file and of each of its functions that has a body. */
function measure(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line;
  const code = new Set();
  const bodies = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body && ts.isBlock(node.body)) bodies.push(node);
    const children = node.getChildren(source);
    if (children.length === 0 && node.getWidth(source) > 0)
      for (let line = lineAt(node.getStart(source)); line <= lineAt(node.getEnd()); line += 1) code.add(line);
    for (const child of children) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  const lengthOf = (node) => {
    let length = 0;
    for (let line = lineAt(node.getStart(source)); line <= lineAt(node.getEnd()); line += 1) length += code.has(line);
    return length;
  };
  return { file: code.size, functions: bodies.map(lengthOf) };
}

function spread(lengths) {
  const sorted = [...lengths].sort((one, other) => one - other);
  const at = (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { count: sorted.length, median: at(0.5), most: at(0.9), longest: at(1) };
}

/** Prints the lengths; exits with 1 when a median is above its limit. */
function printLengths() {
  const grown = [];
  for (const { name, folder, median } of parts) {
    const measured = sourcesOf(folder).map(measure);
    const lengths = { files: measured.map(({ file }) => file), functions: measured.flatMap((each) => each.functions) };
    for (const [kind, each] of Object.entries(lengths)) {
      const found = spread(each);
      console.log(
        `${name}: ${found.count} ${kind}, median ${found.median} lines, 90 in 100 up to ${found.most}, longest ${found.longest}`,
      );
      if (found.median > median[kind]) grown.push(`${name}: half of the ${kind} are longer than ${median[kind]} lines`);
    }
  }
  if (grown.length === 0) return;
  console.error(grown.join('\n'));
  process.exit(1);
}

printLengths();
