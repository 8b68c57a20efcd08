import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@/domain/money';
import { aTransaction } from '@/domain/card/testCard';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import { TransactionList } from './TransactionList';
import type { Transactions } from './transactions';

const listed = (count: number) => Array.from({ length: count }, (_, index) => aTransaction({ id: String(index) }));
const totals = { count: 25, spent: money(103_750), points: 4000 };

function Page({ transactions }: { readonly transactions: Partial<Transactions> }) {
  return (
    <TranslatorProvider locale="en" messages={en}>
      <TransactionList
        transactions={{
          filter: 'ALL',
          onFilter: () => undefined,
          items: listed(20),
          totals,
          phase: 'resting',
          showMore: null,
          ...transactions,
        }}
      />
    </TranslatorProvider>
  );
}

/** The rows themselves, without the lines of their receipts. */
const rows = () => screen.getAllByRole('listitem').filter((row) => row.tabIndex === -1 && row.hasAttribute('tabindex'));

describe('the transactions of a card', () => {
  it('come with the totals of every page, and mark alcohol as earning nothing', () => {
    render(<Page transactions={{ items: listed(1) }} />);
    expect(screen.getByText('€1,037.50')).toBeDefined();
    expect(screen.getByText(/^4,000\sS Points$/)).toBeDefined();
    const lines = within(rows()[0] as HTMLElement).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.not.stringContaining(en.myCard.transactions.noPoints),
      expect.stringContaining(en.myCard.transactions.noPoints),
    ]);
  });

  it('are narrowed to one kind', async () => {
    const onFilter = jest.fn();
    render(<Page transactions={{ onFilter }} />);
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Meal benefits');
    expect(onFilter).toHaveBeenCalledWith('MEAL_BENEFIT');
  });

  it('give the focus to the first row that "show more" brought', async () => {
    const showMore = jest.fn();
    const { rerender } = render(<Page transactions={{ showMore }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(showMore).toHaveBeenCalledTimes(1);
    rerender(<Page transactions={{ items: listed(25) }} />);
    expect(document.activeElement).toBe(rows()[20]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByText('25 of 25 transactions')).toBeDefined();
  });

  it('leave the focus alone when another kind is longer', async () => {
    const { rerender } = render(<Page transactions={{ items: listed(2), filter: 'MEAL_BENEFIT' }} />);
    rerender(<Page transactions={{ items: listed(20), filter: 'ALL' }} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('say when there are none, and when they did not load', async () => {
    const showMore = jest.fn();
    const { rerender } = render(<Page transactions={{ items: [] }} />);
    expect(screen.getByText('No transactions.')).toBeDefined();
    rerender(<Page transactions={{ items: null, totals: null, phase: 'failed', showMore }} />);
    expect(screen.queryByText('No transactions.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(showMore).toHaveBeenCalledTimes(1);
  });
});
