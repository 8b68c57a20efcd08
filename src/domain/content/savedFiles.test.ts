import { isPastItsDays, toForget } from './savedFiles';
import type { SavedFile } from './savedFiles';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 2);

const saved = (address: string, days: number, kind: SavedFile['kind'] = 'page'): SavedFile => ({
  address,
  kind,
  savedAt: now - days * DAY,
});

it('a saved page is opened for thirty days', () => {
  expect(isPastItsDays(now - 30 * DAY + 1, now)).toBe(false);
  expect(isPastItsDays(now - 30 * DAY, now)).toBe(true);
});

it('a time that cannot be read is past', () => {
  expect(isPastItsDays(Number.NaN, now)).toBe(true);
});

it('what is past its days is deleted, of every kind', () => {
  const files = [saved('/a', 29), saved('/b', 30), saved('/c.css', 31, 'part'), saved('/d.webp', 40, 'picture')];
  expect([...toForget(files, now)].sort()).toEqual(['/b', '/c.css', '/d.webp']);
});

it('of too many pages the oldest are deleted, and nothing of another kind', () => {
  const pages = Array.from({ length: 42 }, (_, index) => saved(`/${index}`, index / 10));
  expect(toForget([saved('/old.webp', 20, 'picture'), ...pages], now)).toEqual(['/40', '/41']);
});
