import { pathOf } from '../../../src/routes/routes';
import type { Journey } from './journey';
import { same } from './journey';

const place = '#quick-place';
const suggestion = { selector: '[role=listbox] [role=option]' } as const;
const search = { selector: 'main form button[type=submit]' } as const;

export const home: readonly Journey[] = [
  {
    name: 'a destination typed while the page sleeps shows its suggestions, and is searched for',
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
    name: 'the language is changed, and the page stays the same',
    run: async (guest) => {
      await guest.open(pathOf('hotels', guest.locale));
      await guest.press({ selector: 'header a[lang=sv], footer a[lang=sv], a[hreflang=sv]' });
      await guest.untilAt(pathOf('hotels', 'sv'));
    },
  },
];
