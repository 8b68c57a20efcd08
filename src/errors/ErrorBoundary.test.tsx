import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Part({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error('a part broke');
  return <p>Rooms</p>;
}

const fallback = (reset: () => void) => <button onClick={reset}>Try again</button>;

describe('ErrorBoundary', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    // React reports what a boundary catches; the tests mean it to happen.
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => logged.mockRestore());

  it('keeps the shell and names what broke', () => {
    const onError = jest.fn();
    render(
      <>
        <h1>Sarastus</h1>
        <ErrorBoundary resetKey="/haku" fallback={fallback} onError={onError}>
          <Part broken />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Sarastus');
    expect(screen.getByRole('button').textContent).toBe('Try again');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('shows the part again when the guest tries again', () => {
    const tree = (broken: boolean) => (
      <ErrorBoundary resetKey="/haku" fallback={fallback}>
        <Part broken={broken} />
      </ErrorBoundary>
    );
    const { rerender } = render(tree(true));
    rerender(tree(false));
    expect(screen.queryByText('Rooms')).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('Rooms')).not.toBeNull();
  });

  it('is reset when the guest goes to another page', () => {
    const tree = (path: string, broken: boolean) => (
      <ErrorBoundary resetKey={path} fallback={fallback}>
        <Part broken={broken} />
      </ErrorBoundary>
    );
    const { rerender } = render(tree('/haku', true));
    rerender(tree('/', false));
    expect(screen.getByText('Rooms')).not.toBeNull();
  });
});
