import { fireEvent, render, screen, within } from '@testing-library/react';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { loadAllMessages } from '@/i18n/testMessages';
import type { Locale } from '@/i18n/locales';
import { languageOf } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { OffersView } from './OffersView';
import { OfferView } from './OfferView';
import { anOffer } from './testOffer';

const on = (locale: Locale, children: JSX.Element) =>
  render(
    <TranslatorProvider locale={locale} messages={loadAllMessages(languageOf(locale))}>
      {children}
    </TranslatorProvider>,
  );
const open = (fields: Partial<SpecialOffer> = {}, today: string | null = '2026-11-02', locale: Locale = 'en') =>
  on(
    locale,
    <OfferView offer={anOffer(fields)} today={today} calendar={() => null}>
      <p>The text.</p>
    </OfferView>,
  );
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a special offer', () => {
  it('shows its price, whom it is for, when to book and when to stay', () => {
    open();
    const facts = screen.getByRole('complementary', { name: 'The offer in brief' });
    expect(facts.textContent).toContain('From €83.30');
    const pairs = [...facts.querySelectorAll('dl > div')].map((pair) =>
      [...pair.children].map((one) => one.textContent),
    );
    expect(pairs).toEqual([
      ['When to stay', 'Tue 10 Nov 2026 – Wed 31 Mar 2027'],
      ['When to book', 'Thu 1 Oct 2026 – Wed 31 Mar 2027'],
      ['Who it is for', 'For everyone'],
      ['Promotion code', 'TALVI'],
    ]);
  });

  /** What the form would search for. */
  const asked = () => {
    const form = screen.getByRole('button', { name: 'Show rooms at this price' }).closest('form');
    if (!form) throw new Error('No form');
    return { action: form.getAttribute('action'), ...Object.fromEntries(new FormData(form)) };
  };

  it('asks the dates within its period, the hotel and the party, and brings its code', () => {
    open();
    expect(asked()).toEqual({
      action: '/en/search',
      promo: 'TALVI',
      hotel: '',
      from: '10/11/2026',
      to: '11/11/2026',
      adults: '2',
    });
    expect(screen.getByText(/nights within Tue 10 Nov 2026 – Wed 31 Mar 2027/)).toBeTruthy();
    expect(href('See prices: Sarastus Original Kamppi')).toContain('hotel=1001&from=2026-11-10');
    expect(href('Sarastus Break Levi')).toBe('/en/hotels/levi/sarastus-break-levi');
  });

  it.each([
    ['en', { to: null }, 'The offer is for nights from Tue 10 Nov 2026.'],
    ['en', { from: null }, 'The offer is for nights until Wed 31 Mar 2027.'],
    ['fi', { to: null }, 'Tarjous koskee öitä ti 10.11.2026 alkaen.'],
    ['fi', { from: null }, 'Tarjous koskee öitä ke 31.3.2027 asti.'],
    ['sv', { to: null }, 'Erbjudandet gäller nätter från och med tis 10 nov. 2026.'],
    ['sv', { from: null }, 'Erbjudandet gäller nätter till och med ons 31 mars 2027.'],
  ] as const)('says in %s which nights a period open at one end has: %j', (locale, end, sentence) => {
    open({ stay: { from: '2026-11-10', to: '2027-03-31', ...end } }, '2026-11-02', locale);
    expect(screen.getByText(/^(The offer is|Tarjous koskee|Erbjudandet gäller)/).textContent).toBe(sentence);
  });

  it.each([
    [{ from: '9.11.2026', to: '11.11.2026' }, { Arrival: 'nights within' }],
    [{ from: '31/3/2027', to: '2/4/2027' }, { Departure: 'nights within' }],
    [
      { from: '31/11/2026', to: '' },
      { Arrival: 'cannot read this date', Departure: 'Choose a departure date' },
    ],
    [{ from: '12/11/2026', to: '12/11/2026' }, { Departure: 'must be after the arrival' }],
  ])('says beside the field what keeps its dates from being searched: %j', (typed, told) => {
    jest.useFakeTimers({ now: new Date('2026-11-02T12:00:00Z') });
    open();
    fireEvent.change(screen.getByLabelText('Hotel'), { target: { value: '1502' } });
    fireEvent.change(screen.getByLabelText('Arrival'), { target: { value: typed.from } });
    fireEvent.change(screen.getByLabelText('Departure'), { target: { value: typed.to } });
    const isSent = fireEvent.submit(screen.getByRole('button', { name: 'Show rooms at this price' }));
    jest.useRealTimers();
    expect(isSent).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText(Object.keys(told)[0] ?? ''));
    for (const label of ['Arrival', 'Departure'] as const) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
      const expected = told[label as keyof typeof told] as string | undefined;
      expect(error).toEqual(expected === undefined ? null : expect.stringContaining(expected));
    }
    expect(screen.getByLabelText<HTMLInputElement>('Arrival').value).toBe(typed.from);
  });

  it('needs a hotel, and is sent when nothing is wrong', () => {
    jest.useFakeTimers({ now: new Date('2026-11-02T12:00:00Z') });
    open();
    const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Show rooms at this price' }));
    expect(send()).toBe(false);
    const hotel = screen.getByLabelText('Hotel');
    expect(hotel.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(hotel, { target: { value: '1502' } });
    expect(send()).toBe(true);
    expect(hotel.getAttribute('aria-invalid')).toBeNull();
    jest.useRealTimers();
  });

  it('brings the rate plan of an offer that needs no code', () => {
    open({ promotionCode: null, planCode: 'ADVANCE' });
    expect(asked()).toMatchObject({ plan: 'ADVANCE' });
    expect(asked()).not.toHaveProperty('promo');
    expect(href('See prices: Sarastus Original Kamppi')).toContain('plan=ADVANCE');
  });

  it('never proposes a day that has passed', () => {
    open({}, '2027-01-15');
    expect(asked()).toMatchObject({ from: '15/1/2027', to: '16/1/2027' });
  });

  it('has the hotel chosen when only one sells it', () => {
    open({ hotels: anOffer().hotels.slice(0, 1) });
    expect(asked()).toMatchObject({ hotel: '1502' });
  });

  it('can be booked before today’s date is known', () => {
    open({ sale: { from: null, to: '2020-01-01' } }, null);
    expect(asked()).toMatchObject({ action: '/en/search', from: '', to: '' });
    expect(screen.queryByText('This offer has ended')).toBeNull();
  });

  it('says from when it is sold, and has no link to book before', () => {
    open({}, '2026-09-30');
    expect(screen.getByText('You can book this from Thu 1 Oct 2026.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /See prices/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show rooms at this price' })).toBeNull();
  });

  it('says that it has ended, and links to the other offers', () => {
    open({}, '2027-04-01');
    expect(screen.getByText('This offer has ended')).toBeTruthy();
    expect(href('All offers')).toBe('/en/offers');
    expect(screen.queryByRole('link', { name: /See prices/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show rooms at this price' })).toBeNull();
  });

  it('shows its terms with their emphasis', () => {
    open();
    const term = screen.getByText('included').closest('li');
    expect(term?.textContent).toBe('Breakfast is included.');
  });

  it('marks the language of its own texts where the page has another', () => {
    open({}, '2026-11-02', 'et');
    expect(screen.getByRole('heading', { level: 1 }).querySelector('[lang="et"]')?.textContent).toBe('Winter night');
    expect(screen.getByText('included').closest('[lang]')?.getAttribute('lang')).toBe('et');
  });
});

describe('the list of special offers', () => {
  const list = (today: string | null, offers = [anOffer()], onMore: (() => void) | null = null) =>
    on('en', <OffersView offers={offers} today={today} phase="resting" onMore={onMore} />);

  it('shows what a guest chooses an offer by', () => {
    list('2026-11-02', [anOffer(), anOffer({ id: '3005', title: 'For us', membership: 'ASOM', priceFrom: null })]);
    const [winter, members] = screen.getAllByRole('article');
    expect(winter?.textContent).toContain('From €83.30');
    expect(winter?.textContent).toContain('Tue 10 Nov 2026 – Wed 31 Mar 2027');
    expect(within(members ?? document.body).getByText('For Co-op members')).toBeTruthy();
    expect(members?.textContent).not.toContain('€');
    expect(href('Winter night')).toBe('/en/offers/3001-winter-night');
  });

  it('marks offers that are not on sale today, once today’s date is known', () => {
    list('2027-06-01');
    expect(screen.getByText('Ended')).toBeTruthy();
  });

  it('marks nothing in the exported page, which was written on another day', () => {
    list(null, [anOffer({ sale: { from: null, to: '2020-01-01' } })]);
    expect(screen.queryByText('Ended')).toBeNull();
  });

  it('links to a search when there are no offers', () => {
    list('2026-11-02', []);
    expect(screen.getByText('No offers right now')).toBeTruthy();
    expect(href('Find a room')).toBe('/en/search');
  });

  it('has a button for more only while there are more', () => {
    const onMore = jest.fn();
    list('2026-11-02', [anOffer()], onMore);
    screen.getByRole('button', { name: 'Show more offers' }).click();
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});
