/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { finishPress } from './finishPress';

/** Two rooms, each with the same button of two parts. */
function twoButtons() {
  const button = '<button><b>Choose</b><i>room</i></button>';
  document.body.innerHTML = button + button;
  const [first, second] = document.querySelectorAll('button');
  if (!first || !second) throw new Error('There are no buttons.');
  const pressed: string[] = [];
  first.onclick = () => pressed.push('first');
  second.onclick = () => pressed.push('second');
  return { first, second, pressed };
}

const at = (target: Element | null) =>
  ({ target, isPrimary: true, button: 0, pointerId: 1, clientX: 5, clientY: 5 }) as unknown as PointerEvent;

it('does a press whose control was drawn anew', () => {
  const { first, second, pressed } = twoButtons();
  first.remove();
  finishPress(at(first.querySelector('b')), at(document.body));
  expect(pressed).toEqual(['second']);
  expect(second.isConnected).toBe(true);
});

it('presses nothing else where the browser has done the press and the control is gone by it', () => {
  const { first, pressed } = twoButtons();
  first.remove();
  finishPress(at(first.querySelector('b')), at(first.querySelector('i')));
  expect(pressed).toEqual([]);
});

it('leaves alone a pointer that has moved away, and another finger', () => {
  const { first, pressed } = twoButtons();
  finishPress(at(first), { ...at(document.body), clientX: 60 });
  finishPress(at(first), { ...at(document.body), pointerId: 2 });
  expect(pressed).toEqual([]);
});

it('leaves alone what something else has answered', () => {
  const { first, pressed } = twoButtons();
  first.remove();
  finishPress(at(first.querySelector('b')), { ...at(document.body), defaultPrevented: true });
  expect(pressed).toEqual([]);
});
