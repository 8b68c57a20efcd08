import { render, screen, within } from '@testing-library/react';
import type { HotelPage } from '@/domain/content/hotelPage';
import { money } from '@/domain/money';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { someCriteria } from '@/state/testFlow';
import messages from '../../../public/locales/en/common.json';
import type { FoundRooms } from './Availability';
import { HotelPageView } from './HotelPageView';
import { hotelPageSample } from './testing/hotelPageSample';

beforeAll(() => {
  // In jsdom nothing ever scrolls into view.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const show = (fields: Partial<HotelPage> = {}, locale: 'en' | 'et' = 'en', found: FoundRooms | null = null) =>
  render(
    <TranslatorProvider locale={locale} messages={messages}>
      <HotelPageView
        hotel={hotelPageSample(fields)}
        above={[
          { name: 'Home', href: '/en' },
          { name: 'Hotels', href: '/en/hotels' },
        ]}
        search={<p>the search</p>}
        notices={null}
        rooms={found}
        today="2026-11-02"
      />
    </TranslatorProvider>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a hotel', () => {
  it('shows its place in the site, with links to the pages above', () => {
    show();
    const trail = within(screen.getByRole('navigation'));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en', '/en/hotels']);
    expect(trail.getByText('Lahti').getAttribute('aria-current')).toBe('page');
  });

  it('shows each room’s beds, size, guests and accessible features, and what it lacks', () => {
    show();
    const rooms = section('Rooms');
    for (const fact of [
      'Two beds, 90 cm',
      '24–28 m²',
      'For up to 2 guests',
      'Step-free shower: yes',
      'Door width: 90 cm',
    ]) {
      expect(rooms.getByText(fact)).toBeTruthy();
    }
    expect(rooms.getByText('Fire alarm that also vibrates: no')).toBeTruthy();
  });

  it('shows the default check-in time when the hotel has none of its own', () => {
    show();
    const facts = section('Good to know');
    expect(facts.getByText('Room ready from 15:00')).toBeTruthy();
    expect(facts.getByText('Check out by 11:00')).toBeTruthy();
    expect(facts.getByRole('link', { name: '+358 20 1234 001' }).getAttribute('href')).toBe('tel:+358201234001');
    expect(facts.getByText('local network charge')).toBeTruthy();
    expect(facts.getByText('Visa, Mastercard and S-Bank')).toBeTruthy();
  });

  it('says when services are open, with the hours of a coming holiday', () => {
    show();
    const hours = section('Opening hours');
    expect(hours.getByText('Around the clock')).toBeTruthy();
    expect(hours.getByText('Mon–Fri 06:30–10:00')).toBeTruthy();
    expect(hours.getByText(/^Holiday hours Thu 24 Dec – Sat 26 Dec 2026: 08:00–11:00$/)).toBeTruthy();
  });

  it('says what the hotel charges besides the room', () => {
    show();
    expect(section('Extra charges').getByText('€20 per stay')).toBeTruthy();
    expect(section('Extra charges').getByText('€24 per night')).toBeTruthy();
  });

  it('leads from each room to the dates while none are chosen', () => {
    show();
    const way = section('Rooms').getByRole('link', { name: 'See the price, choose dates: Accessible Twin' });
    expect(way.getAttribute('href')).toBe('#stay-from');
  });

  it('shows rooms that the guest can have before the others, once that is known', () => {
    const [room] = hotelPageSample().roomTypes;
    const roomTypes = ['Single', 'Twin', 'Suite'].flatMap((name) => (room ? [{ ...room, id: name, name }] : []));
    const names = () =>
      section('Rooms')
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const { unmount } = show({ roomTypes });
    expect(names()).toEqual(['Single', 'Twin', 'Suite']);
    unmount();
    show({ roomTypes }, 'en', {
      criteria: someCriteria({}),
      prices: new Map([['Suite', money(20000)]]),
      unpriced: new Map(),
    });
    expect(names()).toEqual(['Suite', 'Single', 'Twin']);
  });

  it('says what the house lacks as well as what it has', () => {
    show();
    const house = section('Accessibility');
    expect(house.getByText('4 accessible rooms')).toBeTruthy();
    expect(house.getByText('Step-free entrance')).toBeTruthy();
    expect(house.getByText('Not every floor with rooms can be reached by lift')).toBeTruthy();
    expect(house.getByText('Ring the bell.')).toBeTruthy();
  });

  it('links to a street map elsewhere, and sends that host nothing of the page', () => {
    const { container } = show();
    const link = screen.getByRole('link', { name: 'Open in OpenStreetMap in a new tab' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(container.querySelectorAll('iframe, img[src^="http"]')).toHaveLength(0);
  });

  it('leaves out what is not known', () => {
    show({ accessibility: null, location: null, subpages: [], roomTypes: [], description: [] });
    expect(screen.queryByRole('region', { name: 'Accessibility' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'At the hotel' })).toBeNull();
    expect(screen.queryByRole('link', { name: /OpenStreetMap/ })).toBeNull();
  });

  it('marks of the way to the hotel only its places as Estonian', () => {
    show({}, 'et');
    const line = screen.getByText(/^· .*min on foot$/);
    expect(line.closest('[lang]')).toBeNull();
    expect([...line.querySelectorAll('[lang="et"]')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Töölönlahti, /),
      'Central Station',
    ]);
  });

  it('is marked as Estonian where it is written in Estonian', () => {
    show({ name: 'Laht' }, 'et');
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang="et"]')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Rooms' }).closest('[lang="et"]')).toBeNull();
  });
});
