import { type Colour, mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import { windowLight } from '../rooms/windowLight';
import type { Hall } from './hall';
import { outside } from './outside';
import type { Brand } from '@/domain/content/hotel';

interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Joinery {
  readonly frame: Colour;
  readonly isArched?: boolean;
  /** Bars, as shares of the width and of the height. */
  readonly upright: readonly number[];
  readonly across: readonly number[];
  readonly curtains: boolean;
}

/** The windows of a brand's houses. */
export const joinery: Readonly<Record<Brand, Joinery>> = {
  original: { frame: '#fbf4e4', upright: [0.5], across: [0.28], curtains: true },
  break: { frame: '#5a3a28', upright: [], across: [], curtains: false },
  solo: { frame: '#23202c', isArched: true, upright: [0.5], across: [0.36], curtains: true },
  heymo: { frame: '#fffaf0', upright: [], across: [0.72], curtains: false },
  custom: { frame: '#fbf6ec', upright: [0.34, 0.66], across: [0.25, 0.5, 0.75], curtains: true },
};

/** The outline of a window. */
export const outlineOf = ({ x, y, width, height }: Pane, isArched = false): string =>
  isArched
    ? `M${short(x)} ${short(y + height)}V${short(y + width * 0.34)}Q${short(x)} ${short(y)} ${short(x + width / 2)} ${short(y)}Q${short(x + width)} ${short(y)} ${short(x + width)} ${short(y + width * 0.34)}V${short(y + height)}Z`
    : box(x, y, width, height);

/** Frame, bars and sill of a window, and the light on its glass. */
export function woodwork({ x, y, width, height }: Pane, brand: Brand): string {
  const { frame, isArched, upright, across } = joinery[brand];
  const line = Math.max(5, Math.min(9, width * 0.03));
  return group([
    fill(
      straight([
        [x + width * 0.1, y + height],
        [x + width * 0.42, y + height * 0.14],
        [x + width * 0.5, y + height * 0.14],
        [x + width * 0.18, y + height],
      ]),
      '#ffffff16',
    ),
    ...upright.map((share) =>
      stroke(segment(x + width * share, y + 3, x + width * share, y + height), frame, line * 0.8),
    ),
    ...across.map((share) =>
      stroke(
        segment(x, y + height * (isArched ? 0.3 : share), x + width, y + height * (isArched ? 0.3 : share)),
        frame,
        line * 0.8,
      ),
    ),
    stroke(outlineOf({ x, y, width, height }, isArched), frame, line * 1.7),
    fill(box(x - line * 2, y + height + line * 0.4, width + line * 4, line * 2), mix(frame, '#ffffff', 0.22)),
    fill(box(x - line * 2, y + height + line * 2.2, width + line * 4, line * 0.7), '#2a203833'),
  ]);
}

/** One curtain in folds. */
export const curtain = (left: number, top: number, wide: number, tall: number, cloth: Colour): string =>
  group(
    Array.from({ length: 4 }, (_, index) =>
      fill(
        straight([
          [left + (index / 4) * wide, top],
          [left + ((index + 1) / 4) * wide, top],
          [left + ((index + 1) / 4) * wide * 0.96 + wide * 0.02, top + tall],
          [left + (index / 4) * wide * 0.96 + wide * 0.02, top + tall],
        ]),
        index % 2 ? mix(cloth, '#000000', 0.12) : mix(cloth, '#fff4dc', 0.14),
      ),
    ),
  );

interface Row {
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly head: number;
  readonly count: number;
  readonly gap?: number;
  /** Instead of what the windows of the house face. */
  readonly towards?: number;
}

/** Windows side by side in the back wall, in metres; together they show one view. */
export function windowRow(hall: Hall, { from, to, sill, head, count, gap = 0.34, towards }: Row): string {
  const { sheet, space, brand, look, id } = hall;
  const { isArched, curtains, frame } = joinery[brand];
  const wide = (to - from - gap * (count - 1)) / count;
  const places = Array.from({ length: count }, (_, index) => from + index * (wide + gap));
  const panes = places.map((at): Pane => {
    const [x, y] = space.at([at, head, space.depth]);
    const [right, foot] = space.at([at + wide, sill, space.depth]);
    return { x, y, width: right - x, height: foot - y };
  });
  const [x, y] = space.at([from, head, space.depth]);
  const [right, foot] = space.at([to, sill, space.depth]);
  const s = space.scale(space.depth);
  const fold = s * 0.15;
  // With an even number of windows there is a wall in their middle: one looks out of the next window.
  const straightOut = (Math.floor(count / 2) * (wide + gap) + wide / 2) / (to - from);
  return group([
    outside(
      sheet,
      id,
      towards ?? look.towards,
      panes.map((pane) => outlineOf(pane, isArched)).join(''),
      { x, y, width: right - x, height: foot - y },
      straightOut,
    ),
    ...panes.map((pane) => woodwork(pane, brand)),
    ...(curtains
      ? panes.flatMap((pane) => [
          stroke(
            segment(pane.x - fold * 1.2, pane.y - 12, pane.x + pane.width + fold * 1.2, pane.y - 12),
            mix(frame, '#3a2f2a', 0.6),
            4,
          ),
          curtain(pane.x - fold * 0.9, pane.y - 10, fold, pane.height + 30, look.cloth),
          curtain(pane.x + pane.width - fold * 0.1, pane.y - 10, fold, pane.height + 30, look.cloth),
        ])
      : []),
    ...(look.dusk > 0.6 ? [] : places.map((at) => windowLight(space, at, wide))),
  ]);
}
