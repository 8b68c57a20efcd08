import { mix, sheer, tone } from '../../drawing/colour';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, segment, short, straight, type Point } from '../../drawing/path';
import type { Scene } from '../../scenes/scene';
import { type RoomStyle, roomStyles } from '../style';
import { numerals } from './numerals';
import type { RoomKindRecord } from '../../../../world/model';
import type { Brand } from '@/domain/content/hotel';

/** Units of the sheet per metre, and where the plan begins. */
const metre = 113;
const at = (x: number, y: number): Point => [236 + x * metre, 74 + y * metre];
const area = (x: number, y: number, width: number, depth: number): string =>
  box(...at(x, y), width * metre, depth * metre);
const line = (...points: readonly Point[]): string =>
  straight(
    points.map(([x, y]) => at(x, y)),
    false,
  );

const ink = '#3a3448';
const railing = '#2a66a0';

/** Where the back wall of the room is, below the bathroom. */
const wall = 2.2;
const foot = 5.75;
const right = 6.45;

/** A gap in a wall, and the leaf that swings into the room: to the right of its hinge, downwards or upwards. */
function door(x: number, y: number, width: number, ground: string, swings: 1 | -1): string {
  const [hx, hy] = at(x, y);
  const reach = width * metre;
  return group([
    stroke(line([x, y], [x + width, y]), ground, 16),
    stroke(segment(hx, hy, hx, hy + swings * reach), ink, 6),
    stroke(
      `M${short(hx + reach)} ${short(hy)}A${short(reach)} ${short(reach)} 0 0 ${swings === 1 ? 1 : 0} ${short(hx)} ${short(hy + swings * reach)}`,
      sheer(ink, 0.45),
      2.5,
      'stroke-dasharray="9 9"',
    ),
  ]);
}

function bed(style: RoomStyle, x: number, width: number): string {
  return group([
    fill(area(x - 0.03, wall + 0.05, width + 0.06, 2.1), sheer(ink, 0.18)),
    fill(area(x, wall + 0.06, width, 2.04), style.linen),
    fill(area(x, wall + 0.8, width, 1.3), style.throwCloth),
    fill(area(x, wall + 0.8, width, 0.14), style.throwMark),
    fill(area(x + width * 0.16, wall + 0.16, width * 0.68, 0.42), mix(style.linen, '#ffffff', 0.7)),
    stroke(area(x + width * 0.16, wall + 0.16, width * 0.68, 0.42), sheer(ink, 0.25), 2),
  ]);
}

function bathroom(style: RoomStyle): string {
  const joints = Array.from({ length: 7 }, (_, index) => (index + 1) * 0.3);
  return group([
    fill(area(0, 0, 2.4, wall), mix(style.tile, '#ffffff', 0.25)),
    stroke(
      joints.map((step) => line([step, 0], [step, wall]) + line([0, step], [2.4, step])).join(''),
      sheer(ink, 0.12),
      1.5,
    ),
    fill(area(1.15, 0, 1.25, 1.25), sheer(mix(style.tile, '#5f7f9a', 0.6), 0.6)),
    disc(...at(1.75, 0.65), 13, style.metal),
    fill(area(1.96, 0.42, 0.42, 0.46), '#fffdf8'),
    stroke(area(1.96, 0.42, 0.42, 0.46), sheer(ink, 0.4), 2.5),
    stroke(line([1.3, 0.09], [2.2, 0.09]) + line([2.31, 1], [2.31, 1.5]), railing, 9),
    fill(area(0.04, 0.34, 0.2, 0.44), '#fffdf8'),
    oval(...at(0.46, 0.56), 34, 24, '#fffdf8'),
    stroke(
      `M${at(0.8, 0.56).map(short).join(' ')}a34 24 0 1 0 -1 6`,
      sheer(ink, 0.35),
      2.5,
      'transform="translate(-4 0)"',
    ),
    stroke(line([0.06, 0.24], [0.72, 0.24]) + line([0.06, 0.88], [0.72, 0.88]), railing, 9),
    fill(area(0.04, 1.16, 0.46, 0.66), '#fffdf8'),
    stroke(area(0.04, 1.16, 0.46, 0.66), sheer(ink, 0.35), 2.5),
    oval(...at(0.28, 1.49), 17, 24, '#cdd9dd'),
  ]);
}

/** A wheelchair from above, within the circle it turns in. */
function turning(style: RoomStyle, x: number, y: number, across: number): string {
  const [cx, cy] = at(x, y);
  return group([
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short((across / 2) * metre)}" fill="${sheer('#ffffff', 0.35)}" stroke="${railing}" stroke-width="4" stroke-dasharray="14 11"/>`,
    fill(area(x - 0.3, y - 0.32, 0.08, 0.6), ink),
    fill(area(x + 0.22, y - 0.32, 0.08, 0.6), ink),
    fill(area(x - 0.2, y - 0.24, 0.4, 0.44), style.throwCloth),
    fill(area(x - 0.2, y + 0.2, 0.4, 0.1), style.accent),
    stroke(line([x - 0.12, y - 0.26], [x - 0.12, y - 0.46]) + line([x + 0.12, y - 0.26], [x + 0.12, y - 0.46]), ink, 6),
  ]);
}

/** The plan of an accessible room from above, with its measures in numbers, which need no language. */
export const floorPlan =
  (
    brand: Brand,
    { minSize, maxSize, bedSize }: Pick<RoomKindRecord, 'minSize' | 'maxSize' | 'bedSize'>,
    { doorWidth, spaceBesideBed }: NonNullable<RoomKindRecord['accessibility']>,
  ): Scene =>
  () => {
    const style = roomStyles[brand];
    // The bed's type ends with its width.
    const [wide, opening, free] = [Number(/\d+$/.exec(bedSize)?.[0]) / 100, doorWidth / 100, spaceBesideBed / 100];
    const paper = mix(style.wall, '#fffaf0', 0.72);
    const ground = mix(style.floor, '#fff2dc', 0.4);
    const other = free + wide + 0.5;
    const boards = Array.from({ length: 17 }, (_, index) => wall + 0.2 + index * 0.21);
    const outline = [
      [0, 0],
      [2.4, 0],
      [2.4, wall],
      [right, wall],
      [right, foot],
      [0, foot],
    ] as const;
    return group([
      fill(box(0, 0, 1200, 800), paper),
      fill(area(0, wall, right, foot - wall), ground),
      stroke(boards.map((y) => line([0, y], [right, y])).join(''), sheer(tone(style.floor, -0.2), 0.25), 2),
      bathroom(style),
      bed(style, free, wide),
      fill(area(free + wide + 0.04, wall + 0.06, 0.42, 0.4), style.wood),
      disc(...at(free + wide + 0.25, wall + 0.26), 13, '#fff2c4'),
      bed(style, other, wide),
      fill(area(4.85, wall + 0.06, 1.2, 0.58), style.wood),
      fill(area(5.24, wall + 0.72, 0.42, 0.4), style.seat),
      fill(area(5.24, wall + 1.04, 0.42, 0.1), tone(style.seat, -0.08)),
      turning(style, 5.35, 4.72, free),
      stroke(straight(outline.map(([x, y]) => at(x, y))), ink, 15),
      stroke(line([0, wall], [2.4, wall]), ink, 11),
      stroke(line([4.8, wall], [6.1, wall]), '#bfe0f0', 9),
      door(0.3, wall, opening, ground, 1),
      door(2.5, foot, opening, ground, -1),
      stroke(line([0.12, 4.0], [free - 0.05, 4.0]), ink, 4),
      stroke(line([0.12, 3.88], [0.12, 4.12]) + line([free - 0.05, 3.88], [free - 0.05, 4.12]), ink, 4),
      numerals(`${spaceBesideBed} cm`, ...at(0.19, 4.5), 3.6, ink),
      numerals(`${doorWidth} cm`, ...at(0.9, 2.02), 3.6, ink),
      numerals(`${doorWidth} cm`, ...at(3.47, 5.52), 3.6, ink),
      numerals(`${minSize}–${maxSize} m²`, ...at(3.05, 1.25), 7, ink),
    ]);
  };
