import { fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import messages from '../../public/locales/en/common.json';
import { LostOverlay } from './LostOverlay';
import { reloadOnceWithSearch } from './reloadOnceWithSearch';

jest.mock('./reloadOnceWithSearch', () => ({ reloadOnceWithSearch: jest.fn() }));

const lost = () => Object.assign(new Error(), { name: 'ChunkLoadError' });
const tree = (props: Parameters<typeof LostOverlay>[0]) => (
  <TranslatorProvider locale="en" messages={messages}>
    <LostOverlay {...props} />
  </TranslatorProvider>
);
const retry = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(reloadOnceWithSearch).mockReturnValue(false);
});

describe('what opens over a page, while its code is loaded', () => {
  it('shows nothing, nor when the page loads again for its code', () => {
    const { container, rerender } = render(tree({ retry }));
    expect(container.textContent).toBe('');
    jest.mocked(reloadOnceWithSearch).mockReturnValue(true);
    rerender(tree({ error: lost(), retry }));
    expect(container.textContent).toBe('');
  });

  it('says that it is lost, and loads it again at a press', () => {
    const { rerender } = render(tree({ retry, onClose }));
    rerender(tree({ error: lost(), retry, onClose }));
    expect(screen.getByRole('alert').textContent).toContain('This could not be opened.');
    expect(retry).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(tree({ error: null, retry, onClose }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads it again when the guest asks again, rather than show the error of the last time', () => {
    render(tree({ error: lost(), retry }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is closed by the guest, and when the guest leaves', () => {
    const { rerender, unmount } = render(tree({ retry, onClose }));
    rerender(tree({ error: lost(), retry, onClose }));
    fireEvent.click(screen.getByRole('button', { name: 'Hide this notice' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    Router.events.emit('routeChangeStart');
    expect(onClose).toHaveBeenCalledTimes(2);
    unmount();
    Router.events.emit('routeChangeStart');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
