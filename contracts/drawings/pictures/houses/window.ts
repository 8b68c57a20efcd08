import { type Colour, mix, sheer, tone } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import type { Light } from '../palette';

export interface WindowStyle {
  readonly width: number;
  readonly height: number;
  readonly panes: 'cross' | 'sashes' | 'tall' | 'plain' | 'arched';
  readonly trim: Colour;
  readonly shutters?: Colour;
}

const glassOutline = (x: number, y: number, { width, height, panes }: WindowStyle): string =>
  panes === 'arched'
    ? `M${short(x)} ${short(y + height)}V${short(y + width / 2)}A${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(x + width)} ${short(y + width / 2)}V${short(y + height)}Z`
    : box(x, y, width, height);

const bars = (x: number, y: number, { width, height, panes }: WindowStyle): string => {
  const upright = segment(x + width / 2, y, x + width / 2, y + height);
  const level = (share: number): string => segment(x, y + height * share, x + width, y + height * share);
  if (panes === 'plain') return '';
  if (panes === 'tall') return upright + level(0.3);
  if (panes === 'sashes') return upright + level(0.33) + level(0.66);
  return upright + level(panes === 'arched' ? 0.48 : 0.36);
};

/** One window: lamplight and a curtain behind it, or the sky in its glass. `x`, `y` is its upper left corner. */
export function windowAt(sheet: Sheet, light: Light, x: number, y: number, style: WindowStyle, isLit: boolean): string {
  const { chance } = sheet;
  const { width, height, trim } = style;
  const frame = Math.max(1.6, width * 0.1);
  const outline = glassOutline(x, y, style);
  const parts = [stroke(outline, trim, frame * 2)];
  if (isLit) {
    const warm = chance.pick(['#ffd98a', '#ffc86b', '#ffe3a6', '#f9b45c'] as const);
    parts.push(
      fill(
        outline,
        linear(sheet, [
          [0, mix(warm, '#fff4cf', 0.5)],
          [0.55, warm],
          [1, mix(warm, '#d9742e', 0.55)],
        ]),
      ),
    );
    const inner = chance.next();
    if (inner < 0.34) {
      const cloth = mix(warm, '#a6562e', 0.3);
      parts.push(
        fill(
          straight([
            [x, y],
            [x + width * 0.34, y],
            [x + width * 0.14, y + height],
            [x, y + height],
          ]),
          cloth,
          'opacity="0.6"',
        ),
      );
      parts.push(
        fill(
          straight([
            [x + width, y],
            [x + width * 0.66, y],
            [x + width * 0.86, y + height],
            [x + width, y + height],
          ]),
          cloth,
          'opacity="0.6"',
        ),
      );
    } else if (inner < 0.5) {
      parts.push(
        fill(box(x, y, width, height * chance.between(0.2, 0.45)), mix(warm, '#b5673a', 0.35), 'opacity="0.6"'),
      );
    } else if (inner < 0.62) {
      parts.push(
        fill(
          `M${short(x + width * 0.2)} ${short(y + height)}q${short(width * 0.1)} ${short(-height * 0.5)} ${short(width * 0.3)} ${short(-height * 0.5)}t${short(width * 0.26)} ${short(height * 0.5)}Z`,
          '#7a4326',
          'opacity="0.5"',
        ),
      );
    }
  } else {
    const dark = mix(light.shade, '#1c2638', 0.35 + light.dusk * 0.3);
    const mirror = mix(dark, light.sky[1] ?? dark, 0.45);
    parts.push(
      fill(
        outline,
        linear(sheet, [
          [0, mirror],
          [0.5, dark],
          [1, tone(dark, -0.03)],
        ]),
      ),
    );
    parts.push(
      fill(
        straight([
          [x + width * 0.1, y + height],
          [x + width * 0.5, y],
          [x + width * 0.72, y],
          [x + width * 0.32, y + height],
        ]),
        sheer(light.sky[2] ?? '#ffffff', 0.28),
      ),
    );
  }
  const lines = bars(x, y, style);
  if (lines) parts.push(stroke(lines, trim, Math.max(1.1, frame * 0.62)));
  parts.push(fill(box(x - frame * 1.4, y + height + frame * 0.4, width + frame * 2.8, frame), tone(trim, 0.03)));
  if (style.shutters) {
    const leaf = width * 0.42;
    parts.push(
      fill(box(x - leaf - frame * 1.2, y, leaf, height), style.shutters),
      fill(box(x + width + frame * 1.2, y, leaf, height), style.shutters),
    );
  }
  return group(parts);
}
