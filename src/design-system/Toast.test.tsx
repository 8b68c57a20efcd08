import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toast } from './Toast';
import { useToastQueue } from './useToastQueue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Page({ seconds = 6 }: { readonly seconds?: number | null }) {
  const { message, show, dismiss } = useToastQueue();
  const say = (content: string) => () => show({ id: content, tone: 'success', content });
  return (
    <>
      <button type="button" onClick={say('Saved')}>
        Save
      </button>
      <button type="button" onClick={say('Link copied')}>
        Copy
      </button>
      <Toast message={message} seconds={seconds} dismissLabel="Dismiss" onDismiss={dismiss} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const said = () => screen.getByRole('status').textContent;
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss' });

describe('Toast', () => {
  it('speaks politely, in a region that was there before', () => {
    render(<Page />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    press('Save');
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Saved');
  });

  it('goes by itself after its time, and not before', () => {
    render(<Page />);
    press('Save');
    pass(5.9);
    expect(said()).toBe('Saved');
    pass(0.2);
    expect(said()).toBe('');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('stays until dismissed where no time is given', () => {
    render(<Page seconds={null} />);
    press('Save');
    pass(3600);
    expect(said()).toBe('Saved');
    press('Dismiss');
    expect(said()).toBe('');
  });

  it('says one thing at a time, in order', () => {
    render(<Page />);
    press('Save');
    press('Copy');
    expect(said()).toBe('Saved');
    pass(6);
    expect(said()).toBe('Link copied');
    pass(6);
    expect(said()).toBe('');
  });

  it('waits while it is pointed at', () => {
    render(<Page />);
    press('Save');
    fireEvent.pointerEnter(screen.getByText('Saved'));
    pass(60);
    expect(said()).toBe('Saved');
    fireEvent.pointerLeave(screen.getByText('Saved'));
    pass(6);
    expect(said()).toBe('');
  });

  it('waits while it has the focus, and gives it back when dismissed', () => {
    render(<Page />);
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    press('Save');
    act(() => dismissButton().focus());
    pass(60);
    expect(said()).toBe('Saved');
    fireEvent.keyDown(dismissButton(), { key: 'Escape' });
    expect(said()).toBe('');
    expect(document.activeElement).toBe(save);
  });
});
