import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/__generated__|\.test\.tsx?$/.test(file) && !file.endsWith('useOnce.ts'),
);

/** A flag that bars a second call and stands across a wait, as in `useOnce`. */
const guardsByHand = (text: string): boolean =>
  [...text.matchAll(/const (\w+) = useRef\(false\)/g)].some(([, flag]) =>
    new RegExp(`if \\([^\\n]*\\b${flag}\\.current[^\\n]*return[\\s\\S]*?${flag}\\.current = true[\\s\\S]*?await `).test(
      text,
    ),
  );

describe('what must not be sent twice', () => {
  it('is sent through `useOnce`, which also frees the button of a page that is restored', () => {
    expect(files.length).toBeGreaterThan(800);
    const withGuards = files.filter((file) => guardsByHand(readFileSync(path.join(root, file), 'utf8')));
    expect(withGuards).toEqual([]);
  });

  it('is recognised', () => {
    const byHand = `
      const isUnderWay = useRef(false);
      const send = async () => {
        if (isUnderWay.current) return;
        isUnderWay.current = true;
        await call();
      };`;
    expect(guardsByHand(byHand)).toBe(true);
    expect(guardsByHand('const isRemembered = useRef(false);\nif (isRemembered.current) return;')).toBe(false);
  });
});
