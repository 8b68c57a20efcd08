import { group } from '../../drawing/marks';
import { short } from '../../drawing/path';
import type { Scene } from '../../scenes/scene';
import { roomScene } from '../roomScene';
import type { Brand } from '@/domain/content/hotel';

interface Part {
  /** The middle of what is seen, in units of the room's own picture. */
  readonly middle: readonly [number, number];
  readonly times: number;
}

/** A part of a room's own picture, seen from nearer. */
export const closeUp =
  (brand: Brand, kind: string, { middle: [x, y], times }: Part): Scene =>
  (sheet) =>
    group(
      [roomScene(brand, kind)(sheet)],
      `transform="translate(${short(600 - x * times)} ${short(400 - y * times)}) scale(${times})"`,
    );
