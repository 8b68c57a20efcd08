import { newsArticlePath, offerPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import type { Locale } from '../../src/i18n/locales';
import type { Guest } from './guest';
import type { ScreenState } from './screenState';
import { wake } from './wake';

type Slugs = Readonly<Record<Locale, string>>;

/** On sale, with a code and a period for stays. */
const winterNight: Slugs = { fi: 'talviyo', en: 'winter-night', sv: 'vinternatt', et: 'talveoo' };
/** On sale from next February. */
const summerNight: Slugs = { fi: 'kesayo', en: 'summer-night', sv: 'sommarnatt', et: 'suveoo' };
export const winterPath = (locale: Locale): string => offerPath(`3001-${winterNight[locale]}`, locale);
export const summerPath = (locale: Locale): string => offerPath(`3002-${summerNight[locale]}`, locale);

async function openPath(guest: Guest, path: string): Promise<void> {
  await guest.page.goto(path);
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  // What today allows is known once the page is awake.
  await wake(guest.page);
}

/** Opens the first article of the list that has the wanted content. */
async function openArticle(guest: Guest, id: string): Promise<void> {
  await guest.page.goto(pathOf('news', guest.locale));
  const link = guest.page.locator(`main article a[href*="/${id}-"]`);
  await openPath(guest, (await link.getAttribute('href')) ?? newsArticlePath(id, guest.locale));
}

export const offerStates: readonly ScreenState[] = [
  {
    name: 'offers, one of them not on sale yet',
    route: 'offers',
    open: async (guest) => {
      await openPath(guest, pathOf('offers', guest.locale));
      const { t, format } = guest.words;
      await guest.page.getByText(t('offers.soon', { date: format.date('2027-02-01') })).waitFor();
    },
  },
  {
    name: 'offer',
    route: 'offer',
    open: async (guest) => {
      await openPath(guest, winterPath(guest.locale));
      await guest.page.locator('a[href*="promo=TALVI"]').first().waitFor();
    },
  },
  {
    name: 'offer, not on sale yet',
    route: 'offer',
    open: async (guest) => {
      await openPath(guest, summerPath(guest.locale));
      await guest.page.getByText(guest.words.t('offers.notYet.title')).waitFor();
    },
  },
  {
    name: 'offer, it has ended',
    route: 'offer',
    open: async (guest) => {
      await guest.page.clock.setFixedTime(new Date('2027-04-15T09:00:00+03:00'));
      await openPath(guest, winterPath(guest.locale));
      await guest.page.getByText(guest.words.t('offers.over.title')).waitFor();
    },
  },
  {
    name: 'news',
    route: 'news',
    open: (guest) => openPath(guest, pathOf('news', guest.locale)),
  },
  {
    name: 'news, campaigns alone',
    route: 'news',
    open: async (guest) => {
      await openPath(guest, hrefOf('news', guest.locale, { type: 'campaign' }));
      await guest.page
        .getByRole('main')
        .getByRole('link', { name: guest.words.t('news.filter.CAMPAIGN'), exact: true })
        .and(guest.page.locator('[aria-current="true"]'))
        .waitFor();
    },
  },
  {
    name: 'news story',
    route: 'newsArticle',
    open: (guest) => openArticle(guest, '4001'),
  },
  {
    name: 'news story with a video',
    route: 'newsArticle',
    open: async (guest) => {
      await openArticle(guest, '4004');
      await guest.page.getByRole('main').getByText(guest.words.t('richText.notice')).waitFor();
    },
  },
];
