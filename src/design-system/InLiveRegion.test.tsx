import { render, screen } from '@testing-library/react';
import { Button } from './Button';
import { InLiveRegion } from './InLiveRegion';
import { Notice } from './Notice';

it('announces a notice by itself, and what it says of a press within it once', () => {
  render(
    <Notice
      tone="error"
      live="assertive"
      actions={
        <Button isLoading loadingLabel="Asking again">
          Try again
        </Button>
      }
    >
      No answer came.
    </Notice>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Asking again');
  expect(screen.queryByRole('status')).toBeNull();
});

it('leaves a notice to the region that it is in', () => {
  render(
    <div role="status">
      <InLiveRegion.Provider value>
        <Notice tone="error" live="assertive">
          No answer came.
        </Notice>
      </InLiveRegion.Provider>
    </div>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
