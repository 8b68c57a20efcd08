/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { fireEvent } from '@testing-library/react';
import { createElement, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { bringAbout, states } from '../../../contracts/http/testBookingStates';
import type { Clock, State } from '../../../contracts/http/testBookingStates';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { customerByKey } from '../../../contracts/world/customers';
import { keepNotice } from '../../../contracts/world/store/notices';
import { giveStays } from '../../../contracts/world/stays/giveStays';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { readOpen } from '@/state/openReservationState';
import { session } from '@/session/session';
import { ReservationListScreen } from '../ReservationListScreen';
import { ReservationScreen } from '../ReservationScreen';
import { controlsOf, done, messages, openPage, press, refusalsOn, textOf, watchBrowser } from './testCrawl';
import { follow } from './testCrawlFollow';

/** Read while the screens are loaded, before anything of this file has run. */
function mockApi(): BookingApi {
  return document.documentElement.dataset.api === 'v1' ? 'v1' : 'v2';
}
let mockPath = '/en/bookings';
const mockGo = (path: string) => void done.push(`go ${path}`);
jest.mock('@/config/chosenApi', () => ({
  get apiOfBuild() {
    return mockApi();
  },
  chosenApi: (pinned: BookingApi | null) => pinned ?? mockApi(),
}));
jest.mock('next/router', () => ({
  useRouter: () => ({
    asPath: mockPath,
    push: async (path: string) => mockGo(path),
    events: { on() {}, off() {} },
    beforePopState() {},
  }),
}));
jest.mock('../parts/useOrderSent', () => ({ useOrderSent: () => (url: string | null) => mockGo(url ?? 'outcome') }));
jest.mock('../frame/ScreenLayout', () => ({
  ScreenLayout: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('next/dynamic', () => (load: () => Promise<ComponentType>) => {
  const Late = lazy(async () => ({ default: await load() }));
  return (props: object) =>
    createElement(Suspense, { fallback: createElement('i', { 'data-waiting': '' }) }, createElement(Late, props));
});

jest.setTimeout(120_000);

const clock: Clock = { now: new Date('2026-11-02T09:00:00+02:00') };
const world = testWorld({ now: () => clock.now });
answerSite(world);
beforeAll(() => {
  watchBrowser();
});

const text = messages.reservation;
const acts: readonly string[] = Object.values(text.options.act);
const notice = {
  firstName: 'Maija',
  lastName: 'Mäkinen',
  birthDate: '1980-01-01',
  nationality: 'FI',
  documentNumber: null,
  arrivesFrom: 'FI',
  purpose: 'LEISURE',
  companions: [],
} as const;

const place = (key: BookingKey) => ({
  api: mockApi(),
  key,
  giveNotices: () => {
    for (const room of [0, 1]) keepNotice(world.harness.world.store, key.bookingNumber, room, notice);
  },
});

/** What is wrong with a link; null when it leads where it says. Acts are carried out in a booking of their own. */
async function tryLink(state: State, name: string, href: string): Promise<string | null> {
  if (href.startsWith('#')) return document.querySelector(`${href} form`) ? null : 'nothing there';
  if (href.startsWith('tel:') || href.startsWith('mailto:')) return /[\d@]/.test(href) ? null : 'no number';
  return acts.includes(name) ? follow(place(await bringAbout(world, clock, state)), name, href) : null;
}

async function tryCancelling(state: State): Promise<string | null> {
  const container = await openPage(<ReservationScreen />, await bringAbout(world, clock, state));
  const problem = (await press(container, text.cancel.open)) ?? (await press(container, text.cancel.confirm));
  return problem ?? (textOf(container).includes(text.confirmation.cancelled) ? null : 'not cancelled');
}

/** The ways to pay that are offered: one card and one bank are enough of each type. */
function waysOf(payment: Element | null): readonly string[] {
  const values = [...(payment?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])].map(({ value }) => value);
  const kinds = new Map(values.map((value) => [value.split('-').slice(0, 2).join(), value]));
  return payment?.querySelector('form') && kinds.size === 0 ? ['the only one'] : [...kinds.values()];
}

/** Pays in a way that is offered: the payment begins, in a booking of its own. */
async function tryWay(state: State, value: string): Promise<string | null> {
  const container = await openPage(<ReservationScreen />, await bringAbout(world, clock, state));
  const way = container.querySelector(`#payment [type=radio][value="${value}"]`);
  if (way) fireEvent.click(way);
  const before = done.length;
  const problem = await press(container, container.querySelector('#payment [type=submit]')?.textContent ?? '');
  return problem ?? (done.length > before ? null : 'no payment began');
}

/** Presses every control of a booking's page; resolves to those that did not do what they say. */
async function crawl(state: State): Promise<readonly string[]> {
  const container = await openPage(<ReservationScreen />, await bringAbout(world, clock, state));
  const payment = container.querySelector('#payment');
  const ways = waysOf(payment);
  const pay = payment?.querySelector('[type=submit]')?.textContent;
  const controls = controlsOf(container).filter(({ name }) => name !== pay);
  const found = refusalsOn(container).map((code): [string, string | null] => ['the page', code]);
  const hasButton = controls.some(({ name }) => name === text.cancel.open);
  if (hasButton && textOf(container).includes(text.options.byPhone)) found.push([text.cancel.open, 'by phone, too']);
  for (const { name } of controls.filter((each) => each.href === null && each.name !== text.cancel.open)) {
    found.push([name, await press(container, name)]);
  }
  for (const { name, href } of controls.filter((each) => each.href?.startsWith('#'))) {
    found.push([name, await tryLink(state, name, href ?? '')]);
  }
  for (const { name, href } of controls.filter((each) => each.href && !each.href.startsWith('#'))) {
    found.push([name, await tryLink(state, name, href ?? '')]);
  }
  if (state.guarantee === 'invoiced') found.push(['paying for an invoice', ways.join() || null]);
  if (hasButton) found.push([text.cancel.open, await tryCancelling(state)]);
  for (const way of ways) found.push([way, await tryWay(state, way)]);
  expect(found.length).toBeGreaterThan(4);
  return found.flatMap(([name, problem]) => (problem ? [`${name}: ${problem}`] : []));
}

const nameOf = ({ guarantee, time, isCancelled }: State) => `${guarantee}, ${time}${isCancelled ? ', cancelled' : ''}`;

describe.each(bookingApis)('every control of a booking’s page does what it says (%s)', (api) => {
  beforeAll(() => {
    document.documentElement.dataset.api = api;
  });
  afterAll(() => clearTokens('SIGNED_OUT'));

  it.each(states.map((state) => [nameOf(state), state] as const))('%s', async (_name, state) => {
    expect(await crawl(state)).toEqual([]);
  });
});

const labelOf = (link: Element) => link.getAttribute('aria-label') ?? '';

/** Opens the list anew and presses an act of it, if it is still offered; the page that opens does what the act says. */
async function tryListed(label: string): Promise<string | null> {
  const list = await openPage(<ReservationListScreen />, null);
  const link = [...list.querySelectorAll('a')].find((each) => labelOf(each) === label);
  if (!link) return null;
  const act = link.textContent ?? '';
  fireEvent.click(link);
  const key = readOpen();
  const path = done.at(-1)?.replace('go ', '') ?? '';
  if (!key?.bookingHash) return 'opens no booking';
  const open = { ...key, bookingHash: key.bookingHash };
  if (act !== messages.reservationList.act.pay) return follow(place(open), act, path);
  const own = await openPage(<ReservationScreen />, open);
  return own.querySelector('#payment form') ? null : 'no way to pay';
}

describe.each(bookingApis)('every act of my bookings does what it says (%s)', (api) => {
  beforeAll(() => {
    document.documentElement.dataset.api = api;
  });
  afterAll(() => clearTokens('SIGNED_OUT'));

  it('of a customer', async () => {
    const member = 'asom';
    clock.now = new Date('2026-11-02T16:30:00+02:00');
    const customer = customerByKey(member);
    if (!customer) throw new Error('Nobody');
    giveStays(world.harness.world, customer);
    const answer = await fetch(`/oidc/test-token?customer=${member}`);
    storeTokens(JSON.parse(await answer.text()));
    await session.refresh();
    const problems: string[] = [];
    for (const group of ['current', 'upcoming', 'past', 'cancelled']) {
      mockPath = `/en/bookings?group=${group}`;
      const list = await openPage(<ReservationListScreen />, null);
      const labels = [...list.querySelectorAll('a')].map(labelOf).filter((label) => label.includes(': '));
      for (const label of labels) {
        const problem = await tryListed(label);
        if (problem) problems.push(`${group}, ${label}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  });
});
