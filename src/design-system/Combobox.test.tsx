import { act, render, screen, waitFor, within } from '@testing-library/react';
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
        text={text}
        chosenKey={chosenKey}
        groups={groups}
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

  it('chooses the option of a guest who types and presses faster than the page is drawn', async () => {
    render(<Search />);
    const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    // Without it Testing Library would let React finish after each event.
    settings.IS_REACT_ACT_ENVIRONMENT = false;
    // Of what React has to do after an event, microtasks only run before a next event that waits already.
    const send = async (event: Event) => {
      field().dispatchEvent(event);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    };
    const press = (key: string) => send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
      return send(new Event('input', { bubbles: true }));
    };
    field().focus();
    await type('hel');
    await screen.findByRole('listbox');
    await type('hels');
    await press('ArrowDown');
    await press('Enter');
    settings.IS_REACT_ACT_ENVIRONMENT = true;
    await waitFor(() => expect(chosen()).toBe('hel'));
    expect(field().value).toBe('Helsinki');
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

  it('closes its list where the focus is elsewhere and its field has not heard of that', async () => {
    render(
      <>
        <Search />
        <input aria-label="Arrival" />
      </>,
    );
    await userEvent.type(field(), 'H');
    expect(offered()).not.toEqual([]);
    const arrival = screen.getByLabelText<HTMLInputElement>('Arrival');
    const keepFromField = (event: Event) => event.stopImmediatePropagation();
    addEventListener('focusout', keepFromField, true);
    act(() => arrival.focus());
    removeEventListener('focusout', keepFromField, true);
    expect(document.activeElement).toBe(arrival);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
