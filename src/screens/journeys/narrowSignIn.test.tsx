/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { bringAbout } from '../../../contracts/http/testBookingStates';
import type { Clock } from '../../../contracts/http/testBookingStates';
import { MONDAY } from '../../../contracts/http/testGuest';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { keepNotice } from '../../../contracts/world/store/notices';
import { aSearch } from '@/api/testSearch';
import { clearTokens, readTokens, storeTokens } from '@/api/tokenStore';
import { accessScopes } from '@/domain/guest/accessScope';
import type { AccessScope } from '@/domain/guest/accessScope';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import { session } from '@/session/session';
import { CheckInScreen } from '../CheckInScreen';
import { EditReservationScreen } from '../EditReservationScreen';
import { HotelAvailability } from '../parts/HotelAvailability';
import { ReservationScreen } from '../ReservationScreen';
import { controlsOf, messages, openPage, press, refusalsOn, textOf, watchBrowser } from './testCrawl';

/** Read while the screens are loaded, before anything of this file has run. */
function mockApi(): BookingApi {
  return document.documentElement.dataset.api === 'v1' ? 'v1' : 'v2';
}
jest.mock('@/config/chosenApi', () => ({
  get apiOfBuild() {
    return mockApi();
  },
  chosenApi: (pinned: BookingApi | null) => pinned ?? mockApi(),
}));
jest.mock('next/router', () => ({
  useRouter: () => ({ asPath: '/en/page', push() {}, events: { on() {}, off() {} }, beforePopState() {} }),
}));
jest.mock('../frame/ScreenLayout', () => ({
  ScreenLayout: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('next/dynamic', () => (load: () => Promise<ComponentType>) => {
  const Late = lazy(async () => ({ default: await load() }));
  return (props: object) =>
    createElement(Suspense, { fallback: createElement('i', { 'data-waiting': '' }) }, createElement(Late, props));
});

jest.setTimeout(60_000);

const clock: Clock = { now: new Date('2026-11-02T09:00:00+02:00') };
const content = { countries: [{ code: 'FI', name: 'Finland', phonePrefix: '+358' }] } as never;
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
/** What the site has asked: the operation, and whether as a customer. */
const asked: string[] = [];
const world = testWorld({ now: () => clock.now });
beforeAll(watchBrowser);
answerSite(world, (send) => (url, init) => {
  if (init?.method === 'POST') {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    asked.push(`${operationName} ${new Headers(init.headers).has('authorization') ? 'as a customer' : 'as a guest'}`);
  }
  return send(url, init);
});
afterEach(() => {
  cleanup();
  clearTokens('SIGNED_OUT');
});

/** Signs a customer in for everything but one scope. */
async function signInWithout(scope: AccessScope, customer = 'none'): Promise<void> {
  cleanup();
  const scopes = accessScopes.filter((each) => each !== scope).join(' ');
  const answer = await fetch(`/oidc/test-token?customer=${customer}&scope=${encodeURIComponent(scopes)}`);
  storeTokens(JSON.parse(await answer.text()));
  await session.refresh();
  asked.length = 0;
}

const askedAsCustomer = (operation: RegExp) => asked.filter((each) => operation.test(each) && /customer/.test(each));
const { reservation: words, editing, errors } = messages;
const asGuest = errors.beyondScope.EDIT_RESERVATION;

describe.each(bookingApis)('a sign-in that does not cover changes of a booking (%s)', (api) => {
  beforeAll(() => {
    document.documentElement.dataset.api = api;
  });

  it('cancels as a guest who has the booking’s number, says so, and stays signed in', async () => {
    const key = await bringAbout(world, clock, { guarantee: 'none', time: 'before' });
    await signInWithout('EDIT_RESERVATION');
    const page = await openPage(<ReservationScreen />, key);
    expect(textOf(page)).toContain(asGuest.title);
    expect(controlsOf(page).map(({ name }) => name)).toContain(errors.actions.signIn);
    expect(await press(page, words.cancel.open)).toBeNull();
    expect(await press(page, words.cancel.confirm)).toBeNull();
    expect(textOf(page)).toContain(words.confirmation.cancelled);
    expect([readTokens() !== null, session.read().kind]).toEqual([true, 'authenticated']);
  });
});

describe.each(bookingApis)('a sign-in that does not cover reading a booking (%s)', (api) => {
  beforeAll(() => {
    document.documentElement.dataset.api = api;
  });

  it('opens it as a guest who has its number and hash, and stays signed in', async () => {
    const key = await bringAbout(world, clock, { guarantee: 'none', time: 'before' });
    await signInWithout('READ_RESERVATION');
    const page = await openPage(<ReservationScreen />, key);
    expect(textOf(page)).toContain(key.bookingNumber);
    expect(refusalsOn(page)).toEqual([]);
    expect(session.read().kind).toBe('authenticated');
  });
});

describe.each(bookingApis)('a sign-in that does not cover the pages of hotels (%s)', (api) => {
  beforeAll(() => {
    document.documentElement.dataset.api = api;
  });

  const priceOf = async () => {
    const criteria = aSearch({ wishes: ['breakfast'] });
    const page = await openPage(
      <HotelAvailability
        criteria={criteria}
        isProposed={false}
        onDates={() => {}}
        onRoomCount={() => {}}
        onRooms={() => {}}
      />,
      null,
    );
    await screen.findByText(/^for 2 nights/);
    return /€[\d.]+/.exec(textOf(page))?.[0];
  };

  it('gives the prices of a guest there, and stays signed in', async () => {
    clock.now = MONDAY;
    await signInWithout('EDIT_RESERVATION', 'asom');
    expect([await priceOf(), askedAsCustomer(/Availability/)]).toEqual(['€360.90', [expect.any(String)]]);
    await signInWithout('HOTEL_PAGES', 'asom');
    expect([await priceOf(), askedAsCustomer(/Availability/)]).toEqual(['€376.94', []]);
    expect(session.read().kind).toBe('authenticated');
  });
});

describe('pages of the site’s API', () => {
  beforeAll(() => {
    document.documentElement.dataset.api = 'v1';
  });

  it('say why a booking is not opened by its number alone, and ask nothing', async () => {
    const { bookingNumber } = await bringAbout(world, clock, { guarantee: 'none', time: 'before' });
    await signInWithout('READ_RESERVATION');
    for (const opened of [<ReservationScreen key="read" />, <EditReservationScreen key="edit" content={content} />]) {
      const page = await openPage(opened, { bookingNumber, bookingHash: null });
      expect(refusalsOn(page)).toEqual(['authorization.SCOPE_MISSING']);
      expect(textOf(page)).toContain(errors.authorization.SCOPE_MISSING.title);
      const names = controlsOf(page).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([errors.actions.signIn, words.find.title]));
      expect(asked.filter((each) => each.startsWith('useOwnReservation'))).toEqual([]);
    }
    expect(session.read().kind).toBe('authenticated');
  });

  it('check in as a guest, and say so before', async () => {
    const key = await bringAbout(world, clock, { guarantee: 'none', time: 'arrival' });
    keepNotice(world.harness.world.store, key.bookingNumber, 0, notice);
    await signInWithout('EDIT_RESERVATION');
    const page = await openPage(<CheckInScreen content={content} />, key);
    expect(textOf(page)).toContain(asGuest.title);
    expect(await press(page, messages.onlineStay.checkIn.act)).toBeNull();
    expect(textOf(page)).toContain(messages.onlineStay.checkIn.done);
    expect(session.read().kind).toBe('authenticated');
  });

  it('change a booking as a guest, and say so before', async () => {
    const key = await bringAbout(world, clock, { guarantee: 'none', time: 'before' });
    await signInWithout('EDIT_RESERVATION');
    const page = await openPage(<EditReservationScreen content={content} />, key);
    expect(textOf(page)).toContain(asGuest.title);
    expect(await press(page, editing.open.contact)).toBeNull();
    fireEvent.change(page.querySelector('#firstName') as Element, { target: { value: 'Marja' } });
    expect(await press(page, editing.contactDone)).toBeNull();
    expect(await press(page, editing.confirm.same)).toBeNull();
    expect(textOf(page)).toContain(editing.result.title);
    expect(askedAsCustomer(/Offers|Edit/)).toEqual([]);
    expect(session.read().kind).toBe('authenticated');
  });
});
