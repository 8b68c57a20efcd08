import { group } from '../drawing/marks';
import { box, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { outlooks } from './outlooks';
import type { Brand } from '@/domain/content/hotel';

/** What a window shows, drawn into a rectangle of the sheet: what the hotels of a brand have in common, or the sea. */
export function outlook(
  sheet: Sheet,
  seen: Brand | 'sea',
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const inner: Sheet = { ...sheet, width, height };
  const clip = sheet.define(
    `clip outlook ${short(x)} ${short(y)} ${short(width)} ${short(height)}`,
    (id) => `<clipPath id="${id}"><path d="${box(x, y, width, height)}"/></clipPath>`,
  );
  return group(
    [group([outlooks[seen](inner)], `transform="translate(${short(x)} ${short(y)})"`)],
    `clip-path="${clip}"`,
  );
}
