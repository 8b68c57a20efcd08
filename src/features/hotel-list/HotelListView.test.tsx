import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { HotelListing } from '@/domain/content/hotelPage';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import messages from '../../../public/locales/en/common.json';
import { HotelListView } from './HotelListView';
import { plainView } from './listView';
import type { ListView } from './listView';

const hotel = (name: string, fields: Partial<HotelListing>): HotelListing => ({
  id: name,
  name,
  urlPath: `helsinki/${name.toLowerCase()}`,
  brand: 'original',
  city: 'Helsinki',
  summary: `All about ${name}.`,
  picture: { src: '/images/brands/original-card-960.webp', alt: '' },
  location: { latitude: 60, longitude: 25 },
  traits: [],
  ...fields,
});
const hotels = [
  hotel('Aurinko', { city: 'Turku', brand: 'solo', traits: ['pet'] }),
  hotel('Lahti', { traits: ['sauna'] }),
  hotel('Meri', { brand: 'custom', traits: ['pet', 'sauna'] }),
];

const changes: ListView[] = [];
function List({ prices = null, onSee = null }: Partial<ComponentProps<typeof HotelListView>>) {
  const [view, setView] = useState<ListView>(plainView);
  const show = (changed: ListView) => {
    changes.push(changed);
    setView(changed);
  };
  return (
    <TranslatorProvider locale="en" messages={messages}>
      <HotelListView places={[]} hotels={hotels} view={view} onViewChange={show} prices={prices} onSee={onSee} />
    </TranslatorProvider>
  );
}

// jsdom knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await screen.findByRole('dialog');
};

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const count = () => screen.getAllByRole('status')[0]?.textContent;
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('the list of all hotels', () => {
  it('is grouped by place, and links each hotel to its page', () => {
    render(<List />);
    expect(headings(2)).toEqual(['Helsinki', 'Turku']);
    expect(screen.getByRole('link', { name: 'Meri' }).getAttribute('href')).toBe('/en/hotels/helsinki/meri');
    expect(within(screen.getByRole('region', { name: 'Turku' })).getAllByRole('article')).toHaveLength(1);
  });

  it('says in a live region how many hotels meet the wishes', async () => {
    render(<List />);
    expect(count()).toBe('3 hotels');
    await openFilters();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pet rooms (2)' }));
    expect(count()).toBe('2 hotels');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Turku (1)' }));
    expect(count()).toBe('1 hotel');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Sauna or spa (0)' })).toBeTruthy();
    expect(names()).toEqual(['Aurinko']);
    expect(changes.at(-1)).toMatchObject({ traits: ['pet'], places: ['Turku'] });
  });

  it('can be grouped by brand or sorted by name', async () => {
    render(<List />);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Brand');
    expect(headings(2)).toEqual(['Sarastus Original', 'Solo Sarastus', 'Individual hotels']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    expect(headings(2)).toEqual(['Aurinko', 'Lahti', 'Meri']);
  });

  it('shows the prices that are known, and names the places whose cards come into the window, also of another order', async () => {
    const watched: Element[] = [];
    let tell: (entries: readonly object[]) => void = () => undefined;
    globalThis.IntersectionObserver = class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe = (card: Element) => watched.push(card);
      disconnect = () => watched.splice(0);
    } as unknown as typeof IntersectionObserver;
    const onSee = jest.fn();
    const { rerender } = render(<List onSee={null} />);
    expect(watched).toEqual([]);
    rerender(<List onSee={onSee} prices={{ terms: 'Lowest price', byHotel: { Meri: 'from €99' }, retry: null }} />);
    expect(screen.getByText('Lowest price')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'Meri' })).getByText('from €99')).toBeTruthy();
    const entries = () =>
      watched.map((target) => ({ target, isIntersecting: target.textContent?.includes('Aurinko') }));
    tell(entries());
    expect(onSee).toHaveBeenLastCalledWith(['Turku']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    // The cards are drawn anew: those that have gone are watched no longer.
    expect(watched.map((card) => card.isConnected)).toEqual([true, true, true]);
    tell(entries());
    expect(onSee.mock.calls).toEqual([[['Turku']], [['Turku']]]);
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('offers to clear the filters when no hotel meets all of them', async () => {
    render(<List />);
    await openFilters();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sauna or spa/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Turku/ }));
    expect(screen.queryAllByRole('article')).toEqual([]);
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    expect(names()).toHaveLength(3);
  });
});
