import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compiledStylesLoader from './compiledStylesLoader.mjs';

const rootContext = mkdtempSync(join(tmpdir(), 'styles-'));
const folder = join(rootContext, 'src/export/styles/__generated__');

function load(file: string, source: string): string {
  const nothing = () => undefined;
  const bundler = { addDependency: nothing, addBuildDependency: nothing, loaders: [{ path: '' }], loaderIndex: 0 };
  return compiledStylesLoader.call({ ...bundler, rootContext, resourcePath: join(rootContext, file) }, source);
}

describe('the loader of compiled styles', () => {
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'modules.json'), JSON.stringify({ 'src/a.styles.ts': { source: 'a', compiled: 'b' } }));
  });
  afterAll(() => rmSync(rootContext, { recursive: true }));

  it('gives a module that defines styles without them, and any other as it is', () => {
    expect(load('src/a.styles.ts', 'a')).toBe('b');
    expect(load('src/other.ts', 'a')).toBe('a');
  });

  it('ends the build where a module changed since, or would bring Stitches along', () => {
    expect(() => load('src/a.styles.ts', 'changed')).toThrow('src/a.styles.ts changed after its styles were compiled');
    expect(() => load('src/design-system/stitches.config.ts', '')).toThrow('may import stitches.config');
  });
});
