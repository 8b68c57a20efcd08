import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './Combobox';

const places = [
  { key: 'hel', name: 'Helsinki', detail: '7 hotels' },
  { key: 'hml', name: 'Hämeenlinna' },
  { key: 'tre', name: 'Tampere', detail: '3 hotels' },
];
const hotels = [{ key: '1001', name: 'Sarastus Helsinki Harbour', detail: 'Helsinki' }];
const words = {
  label: 'Where to',
  hint: 'A city, an area or a hotel',
  list: 'Destinations',
  toggle: 'Show destinations',
  none: 'Nothing by that name',
};

function Search({ error }: { readonly error?: string }) {
  const [text, setText] = useState('');
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const fits = ({ name }: { readonly name: string }) => name.toLowerCase().includes(text.toLowerCase());
  const groups = [
    { id: 'places', title: 'Cities', options: places.filter(fits) },
    { id: 'hotels', title: 'Hotels', options: hotels.filter(fits) },
  ];
  return (
    <>
      <Combobox
        id="place"
        name="place"
        words={{ ...words, error }}
        {...{ text, chosenKey, groups }}
        onType={(typed) => {
          setText(typed);
          setChosenKey(null);
        }}
        onChoose={(key) => {
          setChosenKey(key);
          setText([...places, ...hotels].find((option) => option.key === key)?.name ?? '');
        }}
      />
      <p data-testid="chosen">{chosenKey}</p>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Where to' });
const offered = () => screen.queryAllByRole('option').map((each) => within(each).getAllByText(/./)[0]?.textContent);
const chosen = () => screen.getByTestId('chosen').textContent;

describe('Combobox', () => {
  it('is a field with its own label and hint, and a list that is closed', () => {
    render(<Search />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().getAttribute('aria-describedby')).toBe('place-hint');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offers what fits while typing, under the names of its groups', async () => {
    const guest = userEvent.setup();
    render(<Search />);
    await guest.type(field(), 'hel');
    expect(screen.getByRole('listbox', { name: 'Destinations' })).toBeTruthy();
    expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(offered()).toEqual(['Helsinki', 'Sarastus Helsinki Harbour']);
    expect(screen.getByRole('option', { name: 'Helsinki 7 hotels' })).toBeTruthy();
    expect(field().getAttribute('aria-label')).toBe('Where to');
  });

  it('is operated by the keyboard', async () => {
    const guest = userEvent.setup();
    render(<Search />);
    await guest.type(field(), 'h');
    await guest.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen()).toBe('hml');
    expect(field().value).toBe('Hämeenlinna');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is operated by pointer, and opened by its button', async () => {
    const guest = userEvent.setup();
    render(<Search />);
    await guest.click(screen.getByRole('button', { name: 'Show destinations', hidden: true }));
    expect(offered()).toHaveLength(4);
    await guest.click(screen.getByText('Tampere'));
    expect(chosen()).toBe('tre');
  });

  it('keeps the typed text when the list is closed by Escape', async () => {
    const guest = userEvent.setup();
    render(<Search />);
    await guest.type(field(), 'Hels');
    await guest.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('Hels');
    expect(chosen()).toBe('');
  });

  it('shows a text when nothing matches', async () => {
    const guest = userEvent.setup();
    render(<Search />);
    await guest.type(field(), 'Xanadu');
    expect(screen.getByText('Nothing by that name')).toBeTruthy();
  });

  it('shows the error at the field', () => {
    render(<Search error="Write where to" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toBe('place-error place-hint');
  });
});
