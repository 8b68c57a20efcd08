import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { earlyInput } from './awake';
import { replayInput } from './replayInput';

function Form({ onPress }: { readonly onPress: () => void }) {
  const [name, setName] = useState('');
  const [rooms, setRooms] = useState('1');
  const [isUsed, setUsed] = useState(false);
  return (
    <div onFocus={() => setUsed(true)}>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select aria-label="rooms" value={rooms} onChange={({ target }) => setRooms(target.value)}>
        <option>1</option>
        <option>2</option>
      </select>
      <button onClick={onPress}>Search</button>
      <output>{`${name} ${rooms} ${isUsed ? 'used' : 'unused'}`}</output>
    </div>
  );
}

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;

/** The form as it is exported; `happens` is what the guest does before React runs. */
async function wake(happens: () => void): Promise<jest.Mock> {
  const onPress = jest.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form onPress={onPress} />);
  document.body.replaceChildren(root);
  happens();
  await act(async () => hydrateRoot(root, <Form onPress={onPress} />));
  await act(async () => replayInput());
  return onPress;
}

describe('what a guest did before the page ran', () => {
  it('reaches fields whose value React keeps', async () => {
    await wake(() => {
      find<HTMLInputElement>('input').value = 'Turku';
      find<HTMLSelectElement>('select').value = '2';
      earlyInput().changed.add(find('input')).add(find('select'));
    });
    expect(find('output').textContent).toBe('Turku 2 unused');
    expect(find<HTMLInputElement>('input').value).toBe('Turku');
  });

  it('keeps the caret where it was, and tells of the focus', async () => {
    await wake(() => {
      const field = find<HTMLInputElement>('input');
      field.value = 'Turku';
      field.focus();
      field.setSelectionRange(2, 2);
      earlyInput().changed.add(field);
    });
    expect(find<HTMLInputElement>('input').selectionStart).toBe(2);
    expect(find('output').textContent).toBe('Turku 1 used');
  });

  it('presses what was pressed, once', async () => {
    const onPress = await wake(() => {
      find('button').ariaBusy = 'true';
      earlyInput().pressed.add(find('button')).add(find('button'));
    });
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(find('button').ariaBusy ?? null).toBeNull();
    replayInput();
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
