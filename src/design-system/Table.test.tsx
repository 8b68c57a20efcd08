import { render, screen, within } from '@testing-library/react';
import { Table, type TableRow } from './Table';

const columns = [
  { id: 'day', label: 'Day' },
  { id: 'what', label: 'What' },
  { id: 'points', label: 'Points', align: 'end' },
] as const;
type Column = (typeof columns)[number]['id'];

const rows: readonly TableRow<Column>[] = [
  { id: '1', cells: { day: '1 December', what: 'A night in Helsinki', points: '+120' } },
  { id: '2', cells: { day: '3 December', what: 'Dinner', points: '+18' } },
];

const show = (shown: readonly TableRow<Column>[]) =>
  render(<Table caption="Your points" columns={columns} rows={shown} rowHead="day" empty="No points yet" />);

describe('Table', () => {
  it('is a table under its caption, whatever it is displayed as', () => {
    show(rows);
    const table = screen.getByRole('table', { name: 'Your points' });
    expect(table.getAttribute('role')).toBe('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['Day', 'What', 'Points']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    for (const part of table.querySelectorAll('thead, tbody, tr, th, td'))
      expect(part.getAttribute('role')).toBeTruthy();
  });

  it('names each row by its head', () => {
    show(rows);
    const heads = screen.getAllByRole('rowheader');
    expect(heads.map((each) => each.textContent)).toEqual(['1 December', '3 December']);
    expect(heads.map((each) => [each.tagName, each.getAttribute('scope')])).toEqual([
      ['TH', 'row'],
      ['TH', 'row'],
    ]);
  });

  it('labels its cells visually only: screen readers read the heads, and nothing twice', () => {
    show(rows);
    const cell = screen.getByText('+120').closest('td');
    const label = within(cell as HTMLElement).getByText('Points');
    expect(label.getAttribute('aria-hidden')).toBe('true');
  });

  it('shows a text when it is empty', () => {
    show([]);
    expect(screen.getByRole('cell').textContent).toBe('No points yet');
  });
});
