import type { Colour } from '../drawing/colour';
import { fill } from '../drawing/marks';
import { straight, type Point } from '../drawing/path';
import { type Frame, frames } from '../frame';

/** Metres: x to the right along the back wall, y up from the floor, z from the viewer (0) to the back wall. */
export type Spot = readonly [x: number, y: number, z: number];

/** A room seen straight on, from eye level. */
export interface Space {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly at: (spot: Spot) => Point;
  /** Units of the sheet per metre at a depth. */
  readonly scale: (z: number) => number;
}

/** Where walls and floor leave the picture, in front of the viewer. */
export const near = -1.4;

const eye = 1.5;
const back = 5;

/**
 * Fits a room into a card or a wide band: its back wall takes most of the width, the rest is floor, ceiling and side
 * walls. `metre` is a metre of its back wall, in units of the sheet.
 */
export function createSpace(
  width: number,
  height = 2.6,
  depth = 3.9,
  metre = 205,
  sheet: Pick<Frame, 'width' | 'height'> = frames.card,
): Space {
  const wallBreadth = Math.min(sheet.width - 80, width * metre);
  const focus = (wallBreadth / width) * (depth + back);
  const eyeX = width * 0.5;
  const scale = (z: number): number => focus / (z + back);
  return {
    width,
    height,
    depth,
    scale,
    at: ([x, y, z]) => [sheet.width / 2 + (x - eyeX) * scale(z), sheet.height * 0.4125 - (y - eye) * scale(z)],
  };
}

/** Any flat face, by its corners. */
export const face = (space: Space, spots: readonly Spot[]): string => straight(spots.map(space.at));

/** A rectangle parallel to the back wall. */
export const upright = (space: Space, x: number, y: number, z: number, width: number, height: number): string =>
  face(space, [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z],
    [x, y + height, z],
  ]);

/** A horizontal rectangle. */
export const level = (space: Space, x: number, y: number, z: number, width: number, depth: number): string =>
  face(space, [
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + depth],
    [x, y, z + depth],
  ]);

interface Block {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A box: its visible faces, top lightest, the side away from the window darkest. `z` is its front. */
export function block(
  space: Space,
  { x, y, z, width, height, depth }: Block,
  top: Colour,
  front: Colour,
  side: Colour,
): string {
  const parts: string[] = [];
  const right = x + width;
  const middle = space.width / 2;
  if (x > middle)
    parts.push(
      fill(
        face(space, [
          [x, y, z],
          [x, y + height, z],
          [x, y + height, z + depth],
          [x, y, z + depth],
        ]),
        side,
      ),
    );
  if (right < middle)
    parts.push(
      fill(
        face(space, [
          [right, y, z],
          [right, y + height, z],
          [right, y + height, z + depth],
          [right, y, z + depth],
        ]),
        side,
      ),
    );
  if (y + height < eye) parts.push(fill(level(space, x, y + height, z, width, depth), top));
  if (y > eye) parts.push(fill(level(space, x, y, z, width, depth), side));
  parts.push(fill(upright(space, x, y, z, width, height), front));
  return parts.join('');
}

/** The wall at one side of a room, from its opening to its back. */
export const sideWall = (space: Space, x: number): string =>
  face(space, [
    [x, 0, near],
    [x, space.height, near],
    [x, space.height, space.depth],
    [x, 0, space.depth],
  ]);
