import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { LiveDestination } from './LiveDestination';

const destinations: DestinationCatalogue = {
  places: [{ id: 'helsinki', kind: 'city', name: 'Helsinki', otherNames: [], hotelIds: ['1'] }],
  collections: [],
  hotels: [],
};

/** Where the guest goes on in the moment in which the field with the list takes the place of the native one. */
function Adults({ isChosen }: { readonly isChosen: boolean }) {
  useLayoutEffect(() => {
    if (isChosen) document.getElementById('adults')?.focus();
  }, [isChosen]);
  return <input id="adults" />;
}

const form = (place: React.ReactNode, isChosen: boolean) => (
  <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
    <Adults isChosen={isChosen} />
    {place}
  </TranslatorProvider>
);

/** The native field with "Hel" typed into it, and then the field with the list. */
function takePlace(isAdultsChosen: boolean): void {
  const { rerender } = render(form(<input id="place" key="native" defaultValue="Hel" />, false));
  document.getElementById('place')?.focus();
  const field = (
    <LiveDestination id="place" destinations={destinations} error={undefined} opensAtOnce onChange={() => {}} />
  );
  rerender(form(field, isAdultsChosen));
}

it('takes over the focus and what is typed, with what matches below it', () => {
  takePlace(false);
  expect(document.activeElement?.id).toBe('place');
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Hel');
  expect(screen.getByRole('option').textContent).toContain('Helsinki');
});

it('leaves a guest who has gone on to another field there, and opens no list over it', () => {
  takePlace(true);
  expect(document.activeElement?.id).toBe('adults');
  expect(screen.queryByRole('listbox')).toBeNull();
});
