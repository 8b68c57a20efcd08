import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

describe('Button', () => {
  it('does not book twice when it is pressed again while working', async () => {
    const guest = userEvent.setup();
    const book = jest.fn();
    const { rerender } = render(<Button onClick={book}>Book</Button>);
    await guest.click(screen.getByRole('button'));
    rerender(
      <Button onClick={book} isLoading loadingLabel="Booking">
        Book
      </Button>,
    );
    await guest.dblClick(screen.getByRole('button'));
    expect(book).toHaveBeenCalledTimes(1);
  });

  it('does not send its form again while working', async () => {
    const guest = userEvent.setup();
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" isLoading>
          Pay
        </Button>
      </form>,
    );
    await guest.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps its name and the focus while working, and announces the work', async () => {
    const guest = userEvent.setup();
    const { rerender } = render(<Button loadingLabel="Looking for rooms">Search</Button>);
    await guest.tab();
    rerender(
      <Button isLoading loadingLabel="Looking for rooms">
        Search
      </Button>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Looking for rooms');
  });
});
