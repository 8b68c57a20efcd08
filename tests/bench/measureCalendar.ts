import { Guest } from '../support/guest';
import { nextMonth, openCalendar } from './actions';
import { onPhone, withBrowser } from './browser';
import { latencyOf, recordInteractions, slowDown } from './eventTiming';
import { limits } from '../support/limits';
import { interleave, median } from './median';
import { row } from './rows';
import type { Row } from './rows';
import { withSite } from './site';

const MONTHS = 24;
const ROUNDS = 5;
const FACTOR = 4;

/** Presses "next month", and where the calendar ends "previous month", until that many months have been shown. */
async function scrollMonths(guest: Guest): Promise<readonly number[]> {
  const previous = guest.page
    .getByRole('dialog')
    .getByRole('button', { name: guest.words.t('dates.previous'), exact: true });
  const times: number[] = [];
  let way = nextMonth(guest);
  while (times.length < MONTHS) {
    if ((await way.getAttribute('aria-disabled')) === 'true') way = previous;
    const button = way;
    times.push(await latencyOf(guest.page, () => button.tap()));
  }
  return times;
}

/** How long each of 24 months takes to be shown, of the same month the median of the rounds. */
export const measureCalendar = (): Promise<readonly Row[]> =>
  withSite({}, (address) =>
    withBrowser(async (browser) => {
      const rounds = await interleave(['calendar'], ROUNDS, () =>
        onPhone(browser, address, async (page, context) => {
          await recordInteractions(context);
          const guest = new Guest(page, 'fi');
          await openCalendar(guest);
          await slowDown(page, FACTOR);
          return scrollMonths(guest);
        }),
      );
      const tries = rounds.get('calendar') ?? [];
      const months = Array.from({ length: MONTHS }, (_, month) => median(tries.map((each) => each[month] ?? 0)));
      const common = { part: 'calendar', page: 'home', factor: FACTOR, unit: 'ms' } as const;
      const limit = limits.interactions.nextMonth;
      return [
        row({ ...common, what: `the slowest of ${MONTHS} months`, measured: Math.max(...months), limit }),
        row({ ...common, what: `the middle of ${MONTHS} months`, measured: median(months), limit }),
      ];
    }),
  );
