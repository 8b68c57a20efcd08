import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';

const errors = [{ fieldId: 'email', message: 'Write your e-mail address' }];

function Form({ attempt }: { readonly attempt: number }) {
  return (
    <>
      <ErrorSummary title="One thing to mend" errors={attempt > 0 ? errors : []} attempt={attempt} />
      <TextField label="E-mail" name="email" hint="For the confirmation" error="Write your e-mail address" />
    </>
  );
}

describe('ErrorSummary', () => {
  it('takes the focus when it appears, and again at each attempt', () => {
    const { rerender } = render(<Form attempt={0} />);
    expect(screen.queryByRole('group')).toBeNull();
    rerender(<Form attempt={1} />);
    const summary = screen.getByRole('group', { name: 'One thing to mend' });
    expect(document.activeElement).toBe(summary);
    screen.getByRole('textbox').focus();
    rerender(<Form attempt={2} />);
    expect(document.activeElement).toBe(summary);
  });

  it('links to the field, which shows its error', async () => {
    const guest = userEvent.setup();
    render(<Form attempt={1} />);
    await guest.click(screen.getByRole('link', { name: 'Write your e-mail address' }));
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Write your e-mail address',
      'For the confirmation',
    ]);
  });
});
