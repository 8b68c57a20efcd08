import type { BookingApi } from '@/domain/bookingApi';
import type { LateImports } from './answerScripts';
import type { ExportedPage } from './sitemap';

/**
 * The screens that load a task of their name as soon as they run, over the API of the build. A browser otherwise learns of
 * its files only when the screen has run.
 */
const withTask: ReadonlySet<string> = new Set([
  'searchResults',
  'chooseRoom',
  'chooseRate',
  'chooseExtras',
  'checkAndConfirm',
  'paymentReturn',
  'confirmation',
  'reservation',
]);

/** What every screen loads by itself. */
const everywhere = ['flags/flagStore.ts -> ./openFlags', 'screens/frame/ScreenLayout.tsx -> ./PageNotices'];

/** The files that a page of a route loads at once besides those that its HTML names. */
export function firstParts(route: ExportedPage['route'], api: BookingApi, late: LateImports): readonly string[] {
  if (route === 'notFound') return [];
  const hasTask = withTask.has(route);
  const isOfTask = (key: string) =>
    hasTask && key.startsWith(`screens/tasks/versions/${route}.ts `) && key.includes(`/booking-${api}/`);
  const found = Object.entries(late).filter(([key]) => everywhere.includes(key) || isOfTask(key));
  if (found.length !== everywhere.length + (hasTask ? 1 : 0))
    throw new Error(`The late files of ${route} are not listed as expected`);
  return [...new Set(found.flatMap(([, { files }]) => files))];
}
