import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aSearch } from '@/api/testSearch';
import type { DateRange } from '@/domain/localDate';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { rememberSearch } from '@/state/availabilitySearchState';
import { searchOfVisit } from '@/state/searchOfVisit';
import { QuickSearchForm } from './QuickSearchForm';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-27' }));
jest.mock('next/router', () => ({ useRouter: () => ({ push: jest.fn(), asPath: '/en' }) }));
const mockChosen = { startDate: '2026-12-04', endDate: '2026-12-06' };
jest.mock('./StayDatesDialog', () => ({
  StayDatesDialog: ({ onChoose }: { readonly onChoose: (dates: DateRange) => void }) => (
    <button type="button" onClick={() => onChoose(mockChosen)}>
      Choose
    </button>
  ),
}));

const messages = loadAllMessages('en');
const destinations = {
  hotels: [],
  places: [{ id: 'turku', kind: 'city', name: 'Turku', otherNames: ['Åbo'], hotelIds: ['1'] }],
  collections: [],
} as const;

const open = () =>
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <QuickSearchForm destinations={destinations} calendarPrices={() => null} onMore={() => undefined} />
    </TranslatorProvider>,
  );
/** The rules of the form are compiled when they are first loaded. */
const loading = { timeout: 20_000 };
jest.setTimeout(30_000);
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

afterEach(() => {
  searchOfVisit.current = null;
});

it('takes the error at a date away when the guest chooses good dates in the calendar', async () => {
  rememberSearch(aSearch({ destination: { kind: 'place', placeName: 'Turku' } }));
  open();
  await waitFor(() => expect(field('quick-from').value).toBe('1/12/2026'), loading);
  fireEvent.change(field('quick-from'), { target: { value: '1/11/2026' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: messages.search.submit })));
  await waitFor(() => expect(field('quick-from').getAttribute('aria-invalid')).toBe('true'));
  fireEvent.click(screen.getByRole('button', { name: messages.dates.open }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose' }, loading));
  await waitFor(() => expect(field('quick-from').value).toBe('4/12/2026'));
  expect(field('quick-from').getAttribute('aria-invalid')).not.toBe('true');
});

it('says all that it searches beside its fields', async () => {
  rememberSearch(
    aSearch({
      destination: { kind: 'place', placeName: 'Turku' },
      rewardNight: true,
      loyaltyTypes: ['S_CARD'],
      companyCode: 'YRITYS100',
    }),
  );
  open();
  const said = await screen.findByText(/YRITYS100/, undefined, loading);
  expect(said.textContent).toBe(`YRITYS100, ${messages.stay.member.S_CARD}, ${messages.stay.rewardNight}`);
  const hidden = [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')].map(({ name }) => name);
  expect(hidden).toEqual(expect.arrayContaining(['company', 'member', 'reward']));
});
