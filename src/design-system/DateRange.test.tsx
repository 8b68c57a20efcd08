import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria';
import { DateRange, type Days } from './DateRange';

const labels = { calendar: 'Dates of your stay', previous: 'Previous month', next: 'Next month' };
const notes = new Map([['2026-12-05', { shown: '99', spoken: 'from 99 €' }]]);

interface StayProps {
  readonly first: Days | null;
  readonly onFocus?: (day: string) => void;
  readonly onPick?: (first: string | null) => void;
  readonly onShow?: (days: Days) => void;
}

const nothing = () => undefined;

function Stay({ first, onFocus, onPick, onShow = nothing }: StayProps) {
  const [value, setValue] = useState(first);
  const [focused, setFocused] = useState(first?.startDate ?? '2026-12-02');
  return (
    <I18nProvider locale="en-GB">
      <p data-testid="value">{value && `${value.startDate} ${value.endDate}`}</p>
      <button onClick={() => setFocused('2027-01-20')}>Turn</button>
      <DateRange
        value={value}
        notes={notes}
        labels={labels}
        focused={focused}
        onPick={onPick}
        onShow={onShow}
        limits={{ today: '2026-12-02', last: '2027-02-10', maxNights: 7 }}
        onChange={setValue}
        onFocus={(turned) => {
          setFocused(turned);
          onFocus?.(turned);
        }}
      />
    </I18nProvider>
  );
}

const chosen = () => screen.getByTestId('value').textContent;
const day = (date: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!found) throw new Error(`${date} is not in sight`);
  return found;
};

describe('DateRange', () => {
  it('takes a first and a last day by pointer', async () => {
    const guest = userEvent.setup();
    render(<Stay first={null} />);
    await guest.click(day('2026-12-08'));
    expect(chosen()).toBe('');
    await guest.click(day('2026-12-11'));
    expect(chosen()).toBe('2026-12-08 2026-12-11');
  });

  it('shows two months from the first paint where there is room', () => {
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
    render(<Stay first={null} />);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    width.mockRestore();
  });

  it('has two months before the first paint of a dialog that opens after it was rendered', () => {
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
    let lookAgain = () => undefined as void;
    globalThis.ResizeObserver = class {
      constructor(measured: ResizeObserverCallback) {
        lookAgain = () => measured([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    render(<Stay first={null} />);
    width.mockReturnValue(700);
    // Not in `act`, which would wait for what comes after the paint.
    lookAgain();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    width.mockRestore();
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });

  it('selects one night when the same day is pressed twice', async () => {
    const guest = userEvent.setup();
    render(<Stay first={null} />);
    await guest.click(day('2026-12-08'));
    await guest.click(day('2026-12-08'));
    expect(chosen()).toBe('2026-12-08 2026-12-09');
  });

  it('is one tab stop, and arrow keys move between days', async () => {
    const guest = userEvent.setup();
    render(<Stay first={{ startDate: '2026-12-08', endDate: '2026-12-10' }} />);
    screen.getByRole('button', { name: 'Next month' }).focus();
    await guest.tab();
    expect(document.activeElement).toBe(day('2026-12-08'));
    await guest.keyboard('{ArrowRight}{Enter}{ArrowDown}');
    expect(document.activeElement).toBe(day('2026-12-16'));
    await guest.keyboard('{Enter}');
    expect(chosen()).toBe('2026-12-09 2026-12-16');
  });

  it('draws each day once for a key that moves the focus', async () => {
    const guest = userEvent.setup();
    const read = jest.spyOn(notes, 'get');
    render(<Stay first={{ startDate: '2026-12-08', endDate: '2026-12-10' }} />);
    screen.getByRole('button', { name: 'Next month' }).focus();
    await guest.tab();
    for (const key of ['{ArrowRight}', '{ArrowDown}']) {
      read.mockClear();
      await guest.keyboard(key);
      expect(read).toHaveBeenCalledTimes(31);
    }
    read.mockRestore();
  });

  it('offers no day before today, and none too far from the first', async () => {
    const guest = userEvent.setup();
    render(<Stay first={null} />);
    expect(day('2026-12-01').getAttribute('aria-disabled')).toBe('true');
    await guest.click(day('2026-12-08'));
    await guest.click(day('2026-12-16'));
    expect(chosen()).toBe('');
    await guest.click(day('2026-12-15'));
    expect(chosen()).toBe('2026-12-08 2026-12-15');
  });

  it('shows the note of a day, and has it in the day’s name', () => {
    render(<Stay first={null} />);
    expect(day('2026-12-05').querySelector('[data-note]')?.getAttribute('data-note')).toBe('99');
    expect(day('2026-12-05').getAttribute('aria-label')).toContain('5 December 2026, from 99 €');
    expect(day('2026-12-06').getAttribute('aria-label')).not.toContain('€');
  });

  it('pages through the months that can be chosen, and announces them', async () => {
    const guest = userEvent.setup();
    const onFocus = jest.fn();
    render(<Stay first={null} onFocus={onFocus} />);
    const next = screen.getByRole('button', { name: 'Next month' });
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true');
    await guest.click(next);
    expect(onFocus).toHaveBeenLastCalledWith('2027-01-02');
    expect(screen.getByRole('grid', { name: /January 2027/ })).toBeTruthy();
    await guest.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the month that its parent sets', async () => {
    const guest = userEvent.setup();
    render(<Stay first={null} />);
    await guest.click(screen.getByRole('button', { name: 'Turn' }));
    expect(screen.getByRole('grid', { name: /January 2027/ })).toBeTruthy();
  });

  it('reports the first day until the last one is picked', async () => {
    const guest = userEvent.setup();
    const onPick = jest.fn();
    render(<Stay first={null} onPick={onPick} />);
    await guest.click(day('2026-12-08'));
    expect(onPick).toHaveBeenLastCalledWith('2026-12-08');
    await guest.click(day('2026-12-11'));
    expect(onPick).toHaveBeenLastCalledWith(null);
  });

  it('shows nothing of an impossible value', () => {
    render(<Stay first={{ startDate: '2026-11-01', endDate: '2026-12-10' }} />);
    expect(screen.queryAllByRole('gridcell', { selected: true })).toEqual([]);
    expect(day('2026-12-02')).toBeTruthy();
  });
});

describe('the days on show', () => {
  const shownWith = (width: number, first: Days | null) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const shown: Days[] = [];
    render(<Stay first={first} onShow={(days) => shown.push(days)} />);
    return shown.at(-1);
  };
  afterEach(() => jest.restoreAllMocks());

  it('are those of one month, from today on', () => {
    expect(shownWith(300, null)).toEqual({ startDate: '2026-12-02', endDate: '2026-12-31' });
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  it('are those of two months where they fit, each day once', async () => {
    expect(shownWith(700, null)).toEqual({ startDate: '2026-12-02', endDate: '2027-01-31' });
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    const days = [...document.querySelectorAll('[data-day]')].map((each) => each.getAttribute('data-day'));
    expect(new Set(days).size).toBe(days.length);
    expect(days).toHaveLength(62);
    // Each month below its own name.
    for (const month of ['December 2026', 'January 2027'])
      expect(screen.getByText(month, { selector: 'span' })).toBeTruthy();
    await userEvent.click(day('2026-12-30'));
    await userEvent.click(day('2027-01-02'));
    expect(chosen()).toBe('2026-12-30 2027-01-02');
  });
});
