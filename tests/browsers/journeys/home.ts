import { dateInFigures } from '../../../src/i18n/dateInFigures';
import { pathOf } from '../../../src/routes/routes';
import type { Journey } from './journey';
import { same } from './journey';

const place = '#quick-place';
const suggestion = { selector: '[role=listbox] [role=option]' } as const;
const search = { selector: 'main form button[type=submit]' } as const;

export const home: readonly Journey[] = [
  {
    name: 'a destination typed while the page sleeps shows its suggestions, and is searched for',
    isInPart: true,
    run: async (guest) => {
      await guest.open(pathOf('home', guest.locale));
      await guest.type(place, 'Tampe');
      await guest.untilShown(suggestion);
      same('what was typed', await guest.valueOf(place), 'Tampe');
      await guest.press(suggestion);
      await guest.press(search);
      await guest.untilAt(pathOf('searchResults', guest.locale));
      await guest.untilShown({ selector: 'main a[href*="hotel="]' });
    },
  },
  {
    name: 'a destination typed while the code is on a slow line shows its suggestions',
    run: async (guest, site) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      site.line = (address) => (address.includes('/_next/static/chunks/') ? held : 'pass');
      await guest.open(pathOf('home', guest.locale));
      await guest.type(place, 'Tampe');
      release();
      await guest.untilRunning();
      await guest.untilShown(suggestion);
      same('what was typed', await guest.valueOf(place), 'Tampe');
    },
  },
  {
    name: 'dates are chosen in the calendar by keyboard alone',
    isInPart: true,
    run: async (guest) => {
      await guest.open(pathOf('home', guest.locale));
      await guest.tabTo('button', guest.words.t('dates.open'));
      await guest.engine.keys('Enter');
      await guest.untilShown({ selector: 'dialog[open] [data-day="2026-11-10"]' });
      await guest.tabTo('dialog[open] [data-day]');
      // Each key waits until the calendar has handled the last.
      for (const [key, day] of [
        ['PageDown', '2026-12-02'],
        ['ArrowLeft', '2026-12-01'],
        // The first day is chosen: on to the next.
        ['Enter', '2026-12-02'],
        ['ArrowRight', '2026-12-03'],
      ] as const) {
        await guest.engine.keys(key);
        await guest.until(`the focus on ${day}`, `document.activeElement?.dataset.day === '${day}'`);
      }
      await guest.engine.keys('Enter');
      await guest.tabTo('dialog[open] button', guest.words.t('dates.use'));
      await guest.engine.keys('Enter');
      await guest.until('the calendar is closed', `document.querySelector('dialog[open]') === null`);
      same('arrival', await guest.valueOf('#quick-from'), dateInFigures('2026-12-01', guest.locale));
      same('departure', await guest.valueOf('#quick-to'), dateInFigures('2026-12-03', guest.locale));
    },
  },
  {
    name: 'the language is changed, and the page stays the same',
    run: async (guest) => {
      await guest.open(pathOf('hotels', guest.locale));
      await guest.press({ selector: 'header a[lang=sv], footer a[lang=sv], a[hreflang=sv]' });
      await guest.untilAt(pathOf('hotels', 'sv'));
    },
  },
];
