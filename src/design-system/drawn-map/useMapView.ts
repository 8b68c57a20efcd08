import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { MapSheet, Point } from './mapSheet';
import { withinSheet, zoomed } from './mapView';
import type { MapView, Size } from './mapView';

const STEP = 1.6;
/** Pixels that an arrow key moves the map, and that a finger may slip while pressing. */
const ARROW = 60;
const SLIP = 5;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -ARROW, y: 0 },
  ArrowRight: { x: ARROW, y: 0 },
  ArrowUp: { x: 0, y: -ARROW },
  ArrowDown: { x: 0, y: ARROW },
};

interface MapMoves {
  readonly view: MapView;
  readonly isMoved: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
}

/**
 * What the map shows, and how guests move it: with the buttons, with arrows, plus and minus while the focus is in it,
 * by dragging, and with two fingers. Up and down a finger scrolls the page, and so does the wheel.
 */
export function useMapView(frame: RefObject<HTMLElement | null>, home: MapView, size: Size, sheet: MapSheet): MapMoves {
  const [moved, setMoved] = useState<MapView | null>(null);
  const view = moved ? withinSheet(moved, size, sheet) : home;
  // The fingers move faster than React renders: each move goes on from the one before it, not from what is shown.
  const change = useCallback(
    (next: (view: MapView) => MapView) =>
      setMoved((before) => withinSheet(next(before ? withinSheet(before, size, sheet) : home), size, sheet)),
    [home, size, sheet],
  );
  const zoom = useCallback(
    (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
      change((shown) => zoomed(shown, size, sheet, factor, at)),
    [change, size, sheet],
  );
  const move = useCallback(
    ({ x, y }: Point) => change((shown) => ({ ...shown, x: shown.x + x * shown.scale, y: shown.y + y * shown.scale })),
    [change],
  );
  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, move, zoom) : undefined;
  }, [frame, move, zoom]);
  return {
    view,
    isMoved: moved !== null,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: () => setMoved(null),
  };
}

/** Keys and fingers inside the map. */
function listen(element: HTMLElement, move: (by: Point) => void, zoom: (factor: number, at?: Point) => void) {
  const fingers = new Map<number, Point>();
  let isDragged = false;
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow) move(arrow);
    else if (event.key === '+') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else return;
    event.preventDefault();
  };
  const onDown = (event: PointerEvent) => {
    if (event.button === 0) fingers.set(event.pointerId, pointOf(event));
    isDragged = false;
  };
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    const [right, down] = [after.x - before.x, after.y - before.y];
    if (!isDragged && Math.hypot(right, down) < SLIP) return;
    if (!isDragged && fingers.size === 1 && event.pointerType === 'touch' && Math.abs(down) > Math.abs(right)) {
      // The page is being scrolled: browsers say so only some moves later.
      fingers.delete(event.pointerId);
      return;
    }
    isDragged = true;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, after);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      move({ x: -right, y: -down });
      return;
    }
    // What was under the two fingers stays under them.
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const between = (point: Point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    const [from, to] = [between(before), between(after)];
    zoom(apart(after) / apart(before), from);
    move({ x: from.x - to.x, y: from.y - to.y });
  };
  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId);
  /** The end of a drag over a label is no press of it. */
  const onClick = (event: MouseEvent) => {
    if (isDragged) event.stopPropagation();
    isDragged = false;
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('click', onClick, { signal, capture: true });
  return () => stop.abort();
}
