import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper';

function Adults({ first, isLabelHidden }: { readonly first: number; readonly isLabelHidden?: boolean }) {
  const [adults, setAdults] = useState(first);
  return (
    <QuantityStepper
      label="Adults"
      value={adults}
      min={1}
      max={3}
      onChange={setAdults}
      decreaseLabel="One adult fewer"
      increaseLabel="One adult more"
      hint="Up to 3"
      isLabelHidden={isLabelHidden}
    />
  );
}

describe('QuantityStepper', () => {
  it('counts up and down, and announces the number', async () => {
    const guest = userEvent.setup();
    render(<Adults first={1} />);
    await guest.click(screen.getByRole('button', { name: 'One adult more' }));
    const value = screen.getByRole('status');
    expect(value.textContent).toBe('2');
    expect(value.getAttribute('aria-live')).toBe('polite');
    await guest.click(screen.getByRole('button', { name: 'One adult fewer' }));
    expect(value.textContent).toBe('1');
  });

  it('stops at its ends without losing the focus', async () => {
    const guest = userEvent.setup();
    render(<Adults first={2} />);
    const more = screen.getByRole('button', { name: 'One adult more' });
    await guest.click(more);
    await guest.click(more);
    expect(screen.getByRole('status').textContent).toBe('3');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(more);
  });

  it.each([false, true])('is one group under its name, described by its hint (name hidden: %s)', (isLabelHidden) => {
    render(<Adults first={2} isLabelHidden={isLabelHidden} />);
    const group = screen.getByRole('group', { name: 'Adults' });
    const hint = screen.getByText('Up to 3');
    expect(group.getAttribute('aria-describedby')).toBe(hint.id);
  });
});
