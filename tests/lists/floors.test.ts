import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { forbidden } from '../config/dependency-cruiser.cjs';

const root = path.resolve(__dirname, '../..');
const rooms = readdirSync(path.join(root, 'src'));

/** The rooms that a room may import, by the rules of dependency-cruiser. */
function allowedTo(room: string): readonly string[] {
  const wall = forbidden.find(({ name }) => name === `src/${room}`);
  const patterns = [wall?.to.pathNot ?? []].flat();
  return rooms.filter((each) => patterns.some((pattern) => new RegExp(pattern).test(`src/${each}/`)));
}

/** A room's folder in a text or a comment: `features/search`, `src/screens`, not a part of a longer address. */
const named = new RegExp(`(?<![\\w/.-])(?:src/|@/)?(${rooms.join('|')})/(?=[a-zA-Z])`, 'g');

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|__generated__/.test(file));

it('no floor names a file of a higher one, not even as text', () => {
  expect(allowedTo('domain')).toEqual(['domain']);
  const upward = files.flatMap((file) => {
    const [room = ''] = file.split('/');
    const allowed = allowedTo(room);
    const names = [...readFileSync(path.join(root, 'src', file), 'utf8').matchAll(named)].map(
      ([, other = '']) => other,
    );
    return names.filter((other) => !allowed.includes(other)).map((other) => `src/${file} names ${other}/`);
  });
  expect([...new Set(upward)]).toEqual([]);
});
