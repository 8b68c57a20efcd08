import { hrefOf, pathOf } from '../../src/routes/routes';
import { hotelPath } from '../../src/routes/entityPaths';
import { contact, Guest } from '../support/guest';
import { hotelsByBrand } from '../support/hotelScreens';
import { callTool, giveUpTool, offerAssistant, toolNames } from '../support/modelContext';
import { click } from '../support/click';
import { expect, test } from '../support/site';
import { wordsIn } from '../support/words';

const stay = { from: '2026-12-01', to: '2026-12-03', adults: 2 };

/** `€1,234.50` as the tools write it. */
const amountIn = (text: string): string => {
  const [price = ''] = /€[\d,]+(?:\.\d+)?/.exec(text) ?? [];
  return `${Number(price.replaceAll(/[€,]/g, '')).toFixed(2)} EUR`;
};

interface HotelsAnswer {
  readonly hotels: readonly { readonly id: string; readonly name: string; readonly totalPrice: string | null }[];
}

interface RoomsAnswer {
  readonly rooms: readonly (readonly {
    readonly name: string;
    readonly totalPrice: string | null;
    readonly accessibility: { readonly stepFreeShower: boolean; readonly doorWidth: number } | null;
  }[])[];
  readonly roomsPage: string;
}

test('an assistant finds hotels at the prices that the guest sees', async ({ page, complaints }) => {
  await offerAssistant(page);
  await page.goto(pathOf('home', 'en'));
  await expect.poll(() => toolNames(page)).toEqual(['find_hotels', 'show_rooms']);
  const told = (await callTool(page, 'find_hotels', { place: 'Helsinki', ...stay })) as HotelsAnswer;
  expect(told).toMatchObject({
    stay: { from: stay.from, to: stay.to, rooms: 1, adults: 2 },
    changedBecauseImpossible: [],
  });

  const query = { place: 'Helsinki', from: stay.from, to: stay.to, rooms: '1', adults: '2' };
  await page.goto(hrefOf('searchResults', 'en', query));
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  await page.waitForLoadState('networkidle');
  const shown = await Promise.all(
    (await cards.all()).map(async (card) => {
      const name = (await card.getByRole('heading').textContent()) ?? '';
      const price =
        (await card
          .getByText(/^€[\d,.]+$/)
          .first()
          .textContent()) ?? '';
      return [name, amountIn(price)] as const;
    }),
  );
  expect(shown.length).toBeGreaterThan(2);
  const prices = told.hotels.map(({ name, totalPrice }) => [name, totalPrice] as const);
  expect(prices.filter(([, price]) => price !== null).sort()).toEqual([...shown].sort());
  expect(complaints).toEqual([]);
});

test('an assistant is told each room with its price, terms and measures, and where the guest chooses', async ({
  page,
}) => {
  await offerAssistant(page);
  await page.goto(hotelPath(hotelsByBrand.original, 'en'));
  await expect.poll(() => toolNames(page)).toEqual(['find_hotels', 'show_rooms']);
  const told = (await callTool(page, 'show_rooms', { hotel: '1001', ...stay })) as RoomsAnswer;
  const [rooms = []] = told.rooms;
  expect(rooms.flatMap(({ accessibility }) => accessibility ?? [])).toEqual([
    expect.objectContaining({ stepFreeShower: true, doorWidth: 90 }),
  ]);

  await page.goto(told.roomsPage);
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  const shown = await Promise.all(
    (await cards.all()).map(async (card) => ({
      name: await card.getByRole('heading').textContent(),
      totalPrice: amountIn(
        (await card
          .getByText(/^€[\d,.]+$/)
          .first()
          .textContent()) ?? '',
      ),
    })),
  );
  expect(rooms.map(({ name, totalPrice }) => ({ name, totalPrice }))).toEqual(shown);
});

test('an assistant is told what was asked in vain, and why there is no answer (shared)', async ({ page }) => {
  await offerAssistant(page);
  await page.goto(pathOf('home', 'en'));
  await expect.poll(() => toolNames(page)).toContain('find_hotels');
  expect(await callTool(page, 'find_hotels', stay)).toEqual({ error: '"place" is missing.' });
  expect(await callTool(page, 'show_rooms', { hotel: '1001', ages: [-1] })).toEqual({
    error: 'Each child needs an age in "ages".',
  });
  const past = await callTool(page, 'find_hotels', { place: 'Helsinki', from: '2020-01-01', adults: 99, place2: 'x' });
  expect(past).toMatchObject({
    stay: { from: '2026-11-02' },
    changedBecauseImpossible: ['arrivalPassed', 'adultsOutOfRange'],
  });
  await page.route('**/*graphql*', (route) => route.abort());
  const lost = (await callTool(page, 'find_hotels', { place: 'Turku', ...stay })) as { readonly error: string };
  expect(lost.error).toMatch(/^transport\./);
});

test('an assistant is told of the booking that is open, and nothing of its people (shared)', async ({
  page,
  ledger,
}) => {
  await offerAssistant(page);
  const guest = new Guest(page, 'en');
  await guest.book();
  expect(await toolNames(page)).not.toContain('open_booking');
  await click(page.getByRole('link', { name: guest.words.t('reservation.link.open') }));
  await guest.button(guest.words.t('reservation.cancel.open')).waitFor();
  await expect.poll(() => toolNames(page)).toEqual(['find_hotels', 'open_booking', 'show_rooms']);
  const [booking] = (await ledger()).bookings;
  const told = (await callTool(page, 'open_booking')) as { readonly canNow: readonly string[] };
  expect(told).toMatchObject({
    bookingNumber: booking?.number,
    arrival: booking?.arrival,
    status: 'CONFIRMED',
    payment: 'PAID',
    leftToPay: '0.00 EUR',
  });
  expect(told.canNow).toContain('onlineCancel');
  for (const own of Object.values(contact)) expect(JSON.stringify(told)).not.toContain(own);
});

test('tools follow the guest from page to page, and end when the assistant gives up (shared)', async ({
  page,
  complaints,
}) => {
  await offerAssistant(page);
  await page.goto(pathOf('home', 'en'));
  await expect.poll(() => toolNames(page)).toEqual(['find_hotels', 'show_rooms']);
  expect(await giveUpTool(page, 'find_hotels', { place: 'Helsinki', ...stay })).toBe('given up');
  // Pages of one document: what was registered for the one before must have gone.
  await click(
    page.getByRole('contentinfo').getByRole('link', { name: wordsIn('en').t('shell.footer.hotels'), exact: true }),
  );
  await page.waitForURL(`**${pathOf('hotels', 'en')}`);
  await expect.poll(() => toolNames(page)).toEqual(['find_hotels', 'show_rooms']);
  expect(await callTool(page, 'find_hotels', { place: 'Turku', ...stay })).toMatchObject({ issues: [] });
  expect(complaints).toEqual([]);
});

test('a browser without an assistant loads nothing of its tools, and forms name themselves to one (shared)', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => request.url().includes('/_next/static/') && fetched.add(request.url()));
  const guest = new Guest(page, 'en');
  await guest.begin();
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all([...fetched].map(async (url) => (await page.request.get(url)).text()));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.includes('find_hotels'))).toEqual([]);
  await page.goto(pathOf('home', 'en'));
  const form = page.locator('form#search');
  await expect(form).toHaveAttribute('toolname', 'search_hotels');
  // Sending it stays the guest's own press.
  expect(await form.getAttribute('toolautosubmit')).toBeNull();
  await page.goto(hotelPath(hotelsByBrand.original, 'en'));
  await expect(page.locator('form#search')).toHaveAttribute('toolname', 'search_this_hotel');
});
