import type { BookingApi } from '@/domain/bookingApi';
import type { LateImports } from './answerScripts';
import type { ExportedPage } from './sitemap';

/**
 * What each screen loads by itself as soon as it runs: its task, over the API of the build. A browser otherwise learns of
 * these files only when the screen has run.
 */
const tasks: Readonly<Record<string, string | undefined>> = {
  searchResults: 'SearchResults',
  chooseRoom: 'ChooseRoom',
  chooseRate: 'ChooseRate',
  chooseExtras: 'ChooseExtras',
  checkAndConfirm: 'CheckAndConfirm',
  paymentReturn: 'PaymentReturn',
  confirmation: 'Confirmation',
  reservation: 'Reservation',
};

/** What every screen loads by itself. */
const everywhere = ['flags/flagStore.ts -> ./openFlags', 'screens/frame/ScreenLayout.tsx -> ./PageNotices'];

/** The files that a page of a route loads at once besides those that its HTML names. */
export function firstParts(route: ExportedPage['route'], api: BookingApi, late: LateImports): readonly string[] {
  if (route === 'notFound') return [];
  const task = tasks[route];
  const version = api.toUpperCase();
  const isOfTask = (key: string) =>
    task !== undefined && key.startsWith(`screens/tasks/tasksOf${version}.ts `) && key.endsWith(`/${task}${version}`);
  const found = Object.entries(late).filter(([key]) => everywhere.includes(key) || isOfTask(key));
  if (found.length !== everywhere.length + (task ? 1 : 0))
    throw new Error(`The late files of ${route} are not listed as expected`);
  return [...new Set(found.flatMap(([, { files }]) => files))];
}
