import { render, screen, within } from '@testing-library/react';
import { loadMessages } from '@/i18n/loadMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { HotelContactsView } from './HotelContactsView';

const hotel = (name: string, urlPath: string) => ({
  id: urlPath,
  name,
  urlPath,
  email: `${name.toLowerCase()}@sarastus.example`,
  phone: { number: '+358 18 555 0001', rate: 'local or mobile network charge' },
  street: 'Katu 1',
  postal: '00100 Helsinki',
});
const places = [
  { place: 'Helsinki', hotels: [hotel('Kamppi', 'helsinki/kamppi'), hotel('Ranta', 'helsinki/ranta')] },
  { place: 'Oulu', hotels: [hotel('Toppila', 'oulu/toppila')] },
];

describe('the contacts of the hotels', () => {
  beforeEach(() => {
    render(
      <TranslatorProvider locale="en" messages={loadMessages('en', ['contacts'])}>
        <HotelContactsView places={places} />
      </TranslatorProvider>,
    );
  });

  it('link to each place, and from each hotel to its page', () => {
    const placeLinks = within(screen.getByRole('navigation', { name: 'Places' })).getAllByRole('link');
    for (const link of placeLinks) {
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
    }
    const page = screen.getByRole('link', { name: 'Toppila' });
    expect(page.getAttribute('href')).toBe('/en/hotels/oulu/toppila');
  });

  it('have the price of a call beside every number, and the hotel in its label', () => {
    const numbers = screen.getAllByRole('link', { name: /^\+358/ });
    expect(numbers.map((link) => link.getAttribute('aria-label'))).toEqual([
      '+358 18 555 0001, Kamppi',
      '+358 18 555 0001, Ranta',
      '+358 18 555 0001, Toppila',
    ]);
    expect(numbers[0]?.getAttribute('href')).toBe('tel:+358185550001');
    expect(screen.getAllByText(/local or mobile network charge/)).toHaveLength(3);
  });
});
