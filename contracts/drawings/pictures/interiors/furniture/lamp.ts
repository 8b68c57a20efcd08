import { mix } from '../../drawing/colour';
import { fade, glow } from '../../drawing/gradients';
import { disc, fill, group, oval, stroke } from '../../drawing/marks';
import { box, segment, short, straight } from '../../drawing/path';
import type { Hall } from '../hall';

/** A lamp of the house on its cord; `up` is the height of its lower edge. */
export function lamp({ sheet, space, style, look }: Hall, x: number, up: number, z: number): string {
  const [px, py] = space.at([x, up, z]);
  const [, ceiling] = space.at([x, space.height, z]);
  const s = space.scale(z);
  const metal = mix(style.metal, '#2a2030', 0.3);
  const shades = {
    dome: () => [
      fill(
        `M${short(px - s * 0.2)} ${short(py)}Q${short(px - s * 0.18)} ${short(py - s * 0.18)} ${short(px)} ${short(py - s * 0.18)}Q${short(px + s * 0.18)} ${short(py - s * 0.18)} ${short(px + s * 0.2)} ${short(py)}Z`,
        style.accent,
      ),
      oval(px, py, s * 0.2, s * 0.026, '#fff0c4'),
    ],
    cone: () => [
      fill(
        straight([
          [px - s * 0.19, py],
          [px + s * 0.19, py],
          [px + s * 0.045, py - s * 0.2],
          [px - s * 0.045, py - s * 0.2],
        ]),
        look.cloth,
      ),
      oval(px, py, s * 0.19, s * 0.024, '#fff0c4'),
    ],
    globe: () => [
      disc(px, py - s * 0.1, s * 0.115, '#fff3d0'),
      fill(box(px - s * 0.035, py - s * 0.24, s * 0.07, s * 0.05), style.metal),
    ],
    bulb: () => [
      disc(px, py - s * 0.05, s * 0.06, '#fff3c4'),
      fill(box(px - s * 0.032, py - s * 0.17, s * 0.064, s * 0.08), metal),
    ],
    lantern: () => [
      fill(box(px - s * 0.095, py - s * 0.25, s * 0.19, s * 0.24), fade(sheet, '#fff3cc', '#ffd387')),
      stroke(box(px - s * 0.095, py - s * 0.25, s * 0.19, s * 0.24), metal, Math.max(2.4, s * 0.018)),
      stroke(segment(px, py - s * 0.25, px, py - s * 0.01), metal, Math.max(1.6, s * 0.01)),
      fill(
        straight([
          [px - s * 0.12, py - s * 0.25],
          [px + s * 0.12, py - s * 0.25],
          [px + s * 0.04, py - s * 0.33],
          [px - s * 0.04, py - s * 0.33],
        ]),
        metal,
      ),
    ],
  };
  return group([
    stroke(segment(px, ceiling, px, py - s * 0.18), metal, 2.4),
    glow(sheet, px, py - s * 0.06, s * (0.7 + look.dusk * 0.4), '#ffdf9c', 0.34 + look.dusk * 0.24),
    ...shades[look.lamp](),
  ]);
}
