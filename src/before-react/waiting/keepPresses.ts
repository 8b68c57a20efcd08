import { loadRare } from './loadScripts';

/**
 * A press belongs to the control under the pointer when it went down, also where that has moved away, or was drawn anew,
 * before the pointer comes up: the browser then gives it to whatever is around both, which does nothing. Listens for as
 * long as the page is there.
 */
export function keepPresses(): void {
  const onDown = (down: PointerEvent) => {
    const onUp = (up: PointerEvent) =>
      up.target !== down.target &&
      loadRare().then(
        (rare) => rare.finishPress(down, up),
        () => undefined,
      );
    addEventListener('pointerup', onUp, { capture: true, once: true });
  };
  addEventListener('pointerdown', onDown, true);
}
