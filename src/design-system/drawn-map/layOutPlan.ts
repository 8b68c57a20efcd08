import type { LocalNames, MapPlan, Point } from './mapSheet';
import { onScreen } from './mapView';
import type { Screen, Size } from './mapView';
import { overlap } from './placeLabels';
import type { Box } from './shoreline';

/** The name of a landmark beside its sign: where its text begins, ends or has its middle. */
interface SignName {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

export interface PlanLayout {
  readonly signs: readonly {
    readonly kind: MapPlan['landmarks'][number]['kind'];
    readonly point: Point;
    readonly box: Box;
    readonly name: SignName | null;
  }[];
  readonly streets: readonly {
    readonly text: string;
    readonly point: Point;
    /** Degrees. */
    readonly turn: number;
    /** The squares that its letters need. */
    readonly boxes: readonly Box[];
  }[];
}

/** Metres of a pixel: farther away, streets are too fine for names, then landmarks too close for signs. */
const NAMES_TO = 20;
const SIGNS_TO = 30;

/** Half of a sign, in pixels. */
const SIGN = 12;

/** `rem` of a character with a guest's wider letter spacing, and of the height. */
const CHARACTER = 0.4;
const HEIGHT = 0.8;

const isWithin = (box: Box, { width, height }: Size): boolean =>
  box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;

const boxAt = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Below its sign, else right, left or above. */
function namesAround(text: string, { x, y }: Point, rem: number): readonly SignName[] {
  const [width, height] = [text.length * CHARACTER * rem, HEIGHT * rem];
  const aside = SIGN + 3 + width / 2;
  const below = SIGN + 1 + height / 2;
  return [
    { text, anchor: 'middle', at: { x, y: y + below }, box: boxAt({ x, y: y + below }, width, height) },
    { text, anchor: 'start', at: { x: x + SIGN + 3, y }, box: boxAt({ x: x + aside, y }, width, height) },
    { text, anchor: 'end', at: { x: x - SIGN - 3, y }, box: boxAt({ x: x - aside, y }, width, height) },
    { text, anchor: 'middle', at: { x, y: y - below }, box: boxAt({ x, y: y - below }, width, height) },
  ];
}

/** The squares under a text that is turned around its middle. */
function squaresOf({ x, y }: Point, turn: number, width: number, height: number): readonly Box[] {
  const count = Math.max(2, Math.ceil(width / height));
  const [across, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: count }, (_, index) => {
    const from = ((index + 0.5) / count - 0.5) * width;
    return boxAt({ x: x + across * from, y: y + down * from }, height, height);
  });
}

/**
 * The signs and names of a town's plan where neither hotels, prices, places nor each other are in the way. What finds no
 * room is left out: it is in no list, for it is only for finding one's way.
 */
export function layOutPlan(
  { sheet, view, size, rem }: Screen,
  local: (names: LocalNames) => string,
  taken: readonly Box[],
): PlanLayout {
  const { plan, unit } = sheet;
  const blocked = [...taken];
  const isFree = (box: Box) => isWithin(box, size) && !blocked.some((other) => overlap(box, other));
  const pointOf = ([x = 0, y = 0]: readonly number[]) => onScreen(view, size, { x: x * unit, y: y * unit });
  const standing = (view.scale <= SIGNS_TO ? (plan?.landmarks ?? []) : []).flatMap(({ kind, names, at }) => {
    const point = pointOf(at);
    const box = boxAt(point, 2 * SIGN, 2 * SIGN);
    if (!isFree(box)) return [];
    blocked.push(box);
    return [{ kind, point, box, text: local(names) }];
  });
  const signs = standing.map(({ text, ...sign }) => {
    const name = namesAround(text, sign.point, rem).find(({ box }) => isFree(box)) ?? null;
    if (name) blocked.push(name.box);
    return { ...sign, name };
  });
  const streets = (view.scale <= NAMES_TO ? (plan?.names ?? []) : []).flatMap(({ names, length, spots }) => {
    const text = local(names);
    const width = text.length * CHARACTER * rem;
    if (width > (length * unit) / view.scale) return [];
    for (const [x = 0, y = 0, turn = 0] of spots) {
      const point = pointOf([x, y]);
      const boxes = squaresOf(point, turn, width, HEIGHT * rem);
      if (!boxes.every(isFree)) continue;
      blocked.push(...boxes);
      return [{ text, point, turn, boxes }];
    }
    return [];
  });
  return { signs, streets };
}
