import { type Colour, mix, sheer } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, short } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture, type Texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';
import { rounded } from './rounded';

interface RoundTower {
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Colour;
  readonly roof: Colour;
  readonly roofHeight: number;
  readonly from?: 1 | -1;
  readonly texture?: Texture;
  readonly snow?: boolean;
  readonly slits?: number;
}

/** A round tower under a pointed roof. */
export function roundTower(
  sheet: Sheet,
  light: Light,
  {
    x,
    foot,
    width,
    height,
    wall,
    roof,
    roofHeight,
    from = -1,
    texture: kind = 'plaster',
    snow = false,
    slits = 3,
  }: RoundTower,
): string {
  const { chance } = sheet;
  const left = x - width / 2;
  const top = foot - height;
  const body = box(left, top, width, height + 4);
  const eave = width * 0.1;
  const parts = [
    fill(body, rounded(sheet, light, wall, from)),
    fill(body, texture(sheet, kind, shaded(wall, light, 0.6), 0.3)),
  ];
  parts.push(fill(box(left, top, width, Math.max(4, height * 0.06)), sheer(light.shade, 0.4)));
  for (let index = 0; index < slits; index += 1) {
    const sx = x + chance.between(-0.28, 0.28) * width;
    const sy = top + height * (0.2 + (index / Math.max(1, slits)) * 0.6);
    const isLit = light.dusk > 0.2 && chance.happens(0.5);
    parts.push(
      fill(box(sx - width * 0.035, sy, width * 0.07, width * 0.16), isLit ? '#ffce7a' : shaded(wall, light, 0.85)),
    );
  }
  const lower = `M${short(left - eave)} ${short(top + 3)}Q${short(x)} ${short(top + width * 0.16)} ${short(left + width + eave)} ${short(top + 3)}`;
  const cone = `${lower}L${short(x)} ${short(top - roofHeight)}Z`;
  parts.push(
    fill(cone, rounded(sheet, light, roof, from)),
    fill(cone, texture(sheet, 'shingles', shaded(roof, light, 0.6), 0.22)),
  );
  if (snow) {
    const cover = mix(light.ground, '#ffffff', 0.35);
    const reach = chance.between(0.45, 0.62);
    parts.push(
      fill(
        `M${short(x)} ${short(top - roofHeight)}L${short(left - eave)} ${short(top + 2)}Q${short(left + width * 0.2)} ${short(top - roofHeight * 0.1)} ${short(x - width * 0.1)} ${short(top + width * 0.08)}Q${short(x + width * reach * 0.1)} ${short(top - roofHeight * 0.5)} ${short(x)} ${short(top - roofHeight)}Z`,
        rounded(sheet, light, cover, from),
      ),
    );
    parts.push(
      stroke(
        `M${short(left - eave)} ${short(top + 2)}Q${short(x)} ${short(top + width * 0.15)} ${short(left + width + eave)} ${short(top + 2)}`,
        cover,
        Math.max(2.5, width * 0.05),
      ),
    );
  }
  parts.push(
    stroke(segment(x, top - roofHeight - width * 0.3, x, top - roofHeight + 3), shaded('#3a3540', light, 0.3), 1.6),
    disc(x, top - roofHeight - width * 0.06, Math.max(1.4, width * 0.03), '#d9a95a'),
  );
  return group(parts);
}
