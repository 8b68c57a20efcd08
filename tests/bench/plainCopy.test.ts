import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePlainCopy, withoutScripts } from './plainCopy';

it('takes scripts out of a page, whatever they contain, and leaves the rest', () => {
  const html = [
    '<head><script src="/theme.js"></script><link rel="stylesheet" href="/a.css"/>',
    '<link rel="preload" as="script" href="/b.js"/><link rel="preload" as="font" href="/c.woff2"/>',
    '<SCRIPT id="data" type="application/json">{"text":"<p>\n</p>"}</SCRIPT ></head><p>Text</p>',
  ].join('');
  expect(withoutScripts(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/c.woff2"/></head><p>Text</p>',
  );
});

it('copies the pages, and lends the other files of the export', () => {
  const exported = mkdtempSync(path.join(tmpdir(), 'exported-'));
  mkdirSync(path.join(exported, 'hotels'));
  writeFileSync(path.join(exported, 'index.html'), '<script></script>home');
  writeFileSync(path.join(exported, 'hotels', 'one.html'), 'one<script>1</script>');
  writeFileSync(path.join(exported, 'site.css'), 'p {}');
  const { folder, remove } = makePlainCopy(exported, ['/', '/hotels/one']);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect([read('index.html'), read('hotels/one.html'), read('site.css')]).toEqual(['home', 'one', 'p {}']);
  remove();
  expect([existsSync(folder), readFileSync(path.join(exported, 'site.css'), 'utf8')]).toEqual([false, 'p {}']);
});
