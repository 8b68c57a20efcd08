import { group } from '../drawing/marks';
import { type Bath, bathroom } from './bathroom';
import { bed } from './bed';
import { headboard } from './headboard';
import { nightTable } from './nightTable';
import { roomWindow } from './roomWindow';
import type { Setting } from './setting';
import { wallPicture } from './wallPicture';
import { windowLight } from './windowLight';
import type { Brand } from '@/domain/content/hotel';

/** A window on the back wall, by its left side and sill in metres. */
export function windowOn(
  { sheet, space, style, brand }: Setting,
  x: number,
  width: number,
  sill = 0.78,
  head = 2.24,
): string {
  const [left, top] = space.at([x, head, space.depth]);
  const [right, foot] = space.at([x + width, sill, space.depth]);
  const frame = brand === 'solo' ? '#1f2030' : brand === 'break' ? '#5a3a28' : '#fbf4e4';
  return group([
    roomWindow(sheet, brand, left, top, right - left, foot - top, frame, style.throwCloth),
    windowLight(space, x, width),
  ]);
}

/** The headboard of a brand. */
export const boardOf = (brand: Brand): 'panel' | 'velvet' | 'carved' =>
  brand === 'solo' ? 'velvet' : brand === 'custom' ? 'carved' : 'panel';

/** The bathroom of a kind, by its left side. */
export const bathOn = ({ sheet, space, style }: Setting, x: number, width: number, kind: Bath['kind']): string =>
  bathroom(sheet, space, style, { x, width, kind });

/** One wide bed with a table and a lamp on each side. */
export const doubleBed = (
  { sheet, space, style, brand }: Setting,
  x: number,
  width: number,
  parted = false,
): readonly string[] => [
  headboard(sheet, space, style, x - 0.5, width + 1, boardOf(brand)),
  nightTable(sheet, space, style, x - 0.48),
  nightTable(sheet, space, style, x + width + 0.06),
  bed(sheet, space, style, { x, width, parted }),
];

/** Two beds with a table between them. */
export const twinBeds = (
  { sheet, space, style, brand }: Setting,
  x: number,
  width: number,
  gap = 0.56,
): readonly string[] => [
  headboard(sheet, space, style, x - 0.06, width * 2 + gap + 0.12, boardOf(brand)),
  nightTable(sheet, space, style, x + width + (gap - 0.42) / 2),
  bed(sheet, space, style, { x, width }),
  bed(sheet, space, style, { x: x + width + gap, width }),
];

/** What hangs above the bed. */
export const decorated = ({ space, style, brand }: Setting, x: number, width: number): string =>
  brand === 'solo'
    ? wallPicture(space, style, x + width * 0.1, 1.36, width * 0.8, 0.66)
    : group([
        wallPicture(space, style, x, 1.42, width * 0.44, 0.56),
        wallPicture(space, style, x + width * 0.56, 1.42, width * 0.44, 0.56),
      ]);
