import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useNativeSearch } from './useNativeSearch';
import type { NativeBeginning } from './useNativeSearch';

jest.mock('@/browser/today', () => ({ today: () => '2026-12-01' }));

const live = { change: jest.fn(), settle: jest.fn() };
const load = jest.fn((_form: HTMLFormElement, { show }: NativeBeginning<string>) => {
  show('notes');
  return Promise.resolve(live);
});

interface Props {
  /** The field that the guest comes to, or changes, before effects have run. */
  readonly focused?: boolean;
  readonly changed?: string;
  readonly hasSearch?: () => boolean;
}

const noSearch = () => false;
const open = jest.fn();

function Search({ focused = false, changed, hasSearch = noSearch }: Props) {
  const { form, shown, isReady, begin, onChange, whenLive, lost } = useNativeSearch(load, hasSearch);
  useLayoutEffect(() => {
    if (focused) void begin();
    if (changed !== undefined) onChange({ target: Object.assign(document.createElement('input'), { name: changed }) });
  });
  return (
    <form ref={form} aria-label="search">
      <input name="from" aria-label="arrival" />
      <input name="to" aria-label="departure" />
      <button type="button" onClick={() => whenLive(open)}>
        Open
      </button>
      {lost && (
        <p role="alert">
          <button type="button" onClick={lost.retry}>
            Again
          </button>
          <button type="button" onClick={lost.onClose}>
            Close
          </button>
        </p>
      )}
      <output>{`${isReady ? 'ready' : 'not ready'} ${shown ?? ''}`.trim()}</output>
    </form>
  );
}

const beginning = () => load.mock.calls[0]?.[1];
const show = (props: Props) => act(async () => void render(<Search {...props} />));
const dates = () => ['arrival', 'departure'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

beforeEach(() => load.mockClear());

it('sets the dates, and loads nothing before the form is used', async () => {
  await show({});
  expect(screen.getByRole('status').textContent).toBe('ready');
  expect(dates()).toEqual(['2026-12-01', '2026-12-02']);
  expect(load).not.toHaveBeenCalled();
});

it('loads its logic where there is a search', async () => {
  await show({ hasSearch: () => true });
  expect(beginning()).toMatchObject({ isUntouched: true });
  expect(beginning()?.isRoomsChosen()).toBeNull();
});

it('is as ready for a guest who came to a field before effects had run', async () => {
  await show({ focused: true });
  expect(screen.getByRole('status').textContent).toBe('ready notes');
  expect(dates()).toEqual(['2026-12-01', '2026-12-02']);
  expect(beginning()).toMatchObject({ isUntouched: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps what was changed before effects had run', async () => {
  await show({ changed: 'rooms' });
  expect(screen.getByRole('status').textContent).toBe('ready notes');
  expect(beginning()).toMatchObject({ isUntouched: false });
  expect(beginning()?.isRoomsChosen()).toBe(true);
});

it('says where its logic was lost at a press, until the guest closes that or it comes', async () => {
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await show({});
  load.mockRejectedValueOnce(new Error('lost'));
  await press('Open');
  await press('Close');
  expect(screen.queryByRole('alert')).toBeNull();
  load.mockRejectedValueOnce(new Error('lost'));
  await press('Open');
  expect(open).not.toHaveBeenCalled();
  await press('Again');
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
