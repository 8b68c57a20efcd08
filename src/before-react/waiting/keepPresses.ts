import { loadRare } from './loadScripts';

/**
 * A press belongs to the control under the pointer when it went down, also where that has moved away, or was drawn anew,
 * before the pointer comes up: the browser then gives it to whatever is around both, which does nothing. Listens for as
 * long as the page is there.
 */
export function keepPresses(): void {
  let latest: PointerEvent;
  const onDown = (down: PointerEvent) => {
    latest = down;
    const onUp = (up: PointerEvent) =>
      up.target !== down.target &&
      loadRare().then(
        // The code may come late: who has pressed again since is not pressed for.
        (rare) => latest === down && rare.finishPress(down, up),
        () => undefined,
      );
    addEventListener('pointerup', onUp, { capture: true, once: true });
  };
  addEventListener('pointerdown', onDown, true);
}
