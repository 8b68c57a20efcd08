import { act, renderHook } from '@testing-library/react';
import { useShownView } from './useShownView';

/** A list whose address changes when the test lets it. */
function aList() {
  const ends: ((isDone: boolean) => Promise<void>)[] = [];
  const list = renderHook(
    ({ inAddress }) =>
      useShownView<string[]>(
        inAddress,
        (view) =>
          new Promise<void>((resolve, reject) => {
            ends.push((isDone) =>
              act(async () => {
                if (!isDone) return reject(new Error('cancelled'));
                list.rerender({ inAddress: view });
                resolve();
              }),
            );
          }),
      ),
    { initialProps: { inAddress: [] as string[] } },
  );
  const choose = (view: string[]) => act(() => list.result.current.showView(view));
  return { list, ends, choose, view: () => list.result.current.view };
}

it('shows a choice at once, and then what the address says', async () => {
  const { list, ends, choose, view } = aList();
  choose(['Turku']);
  expect(view()).toEqual(['Turku']);
  const shown = view();
  await ends[0]?.(true);
  // The same object: nothing is computed again.
  expect(view()).toBe(shown);
  list.rerender({ inAddress: ['Åbo'] });
  expect(view()).toEqual(['Åbo']);
});

it('shows the last of several choices while the address is behind, also where an earlier one is cancelled', async () => {
  const { ends, choose, view } = aList();
  choose(['Turku']);
  choose(['Turku', 'Oulu']);
  await ends[0]?.(false);
  expect(view()).toEqual(['Turku', 'Oulu']);
  await ends[1]?.(true);
  expect(view()).toEqual(['Turku', 'Oulu']);
});
