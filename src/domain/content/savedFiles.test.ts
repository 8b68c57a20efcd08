import { isPastItsDays, isToRenew, toForget } from './savedFiles';
import type { SavedFile } from './savedFiles';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 2);

const saved = (address: string, days: number, kind: SavedFile['kind'] = 'page'): SavedFile => ({
  address,
  kind,
  savedAt: now - days * DAY,
});

it('a saved page is opened for thirty days', () => {
  expect(isPastItsDays({ kind: 'page', savedAt: now - 30 * DAY + 1 }, now)).toBe(false);
  expect(isPastItsDays({ kind: 'page', savedAt: now - 30 * DAY }, now)).toBe(true);
});

it.each(['part', 'picture'] as const)(
  'a %s that is not yet saved anew at a visit outlives the page of that visit',
  (kind) => {
    const savedAt = now - 30 * DAY;
    const visit = savedAt + DAY - 1;
    expect(isToRenew({ address: '/file', savedAt }, visit)).toBe(false);
    expect(isPastItsDays({ kind, savedAt }, visit + 30 * DAY)).toBe(false);
    expect(isToRenew({ address: '/file', savedAt }, savedAt + DAY)).toBe(true);
  },
);

it('a time that cannot be read is past', () => {
  expect(isPastItsDays({ kind: 'page', savedAt: Number.NaN }, now)).toBe(true);
  expect(isToRenew({ address: '/file', savedAt: Number.NaN }, now)).toBe(true);
});

it('what is past its days is deleted, of every kind', () => {
  const files = [saved('/a', 29), saved('/b', 30), saved('/c.css', 31, 'part'), saved('/d.webp', 40, 'picture')];
  expect([...toForget(files, now)].sort()).toEqual(['/b', '/c.css', '/d.webp']);
});

it('of too many pages the oldest are deleted, and nothing of another kind', () => {
  const pages = Array.from({ length: 42 }, (_, index) => saved(`/${index}`, index / 10));
  expect(toForget([saved('/old.webp', 20, 'picture'), ...pages], now)).toEqual(['/40', '/41']);
});
