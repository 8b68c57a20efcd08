const asleep = new AbortController();

/** Ends what the script does in place of the page. */
export const endSleep = (): void => asleep.abort();

export const isSleepOver = (): boolean => asleep.signal.aborted;

/** The element that an event is about: the nearest one around its target that a selector matches. */
export const closestTo = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Listens before anything in the page, while it sleeps. */
export function listen(type: string, onEvent: (event: Event) => void): void {
  addEventListener(type, onEvent, { capture: true, signal: asleep.signal });
}

/** Takes presses on what a selector matches from the page. One that opens a link elsewhere stays as it is. */
export function takePresses(selector: string, take: (pressed: HTMLElement) => void): void {
  listen('click', (event) => {
    const press = event as MouseEvent;
    const pressed = closestTo(event, selector);
    if (!pressed || press.ctrlKey || press.metaKey || press.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    take(pressed);
  });
}
