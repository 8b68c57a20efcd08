import { type Colour, mix } from '../drawing/colour';
import { fill, group, stroke } from '../drawing/marks';
import { box, segment, short, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** A bridge of arches. */
export function archBridge(
  light: Light,
  left: number,
  right: number,
  deck: number,
  foot: number,
  arches: number,
  colour: Colour,
): string {
  const span = (right - left) / arches;
  const holes = Array.from({ length: arches }, (_, index) => {
    const from = left + index * span + span * 0.08;
    const wide = span * 0.84;
    return `M${short(from)} ${short(foot)}A${short(wide / 2)} ${short((foot - deck) * 0.78)} 0 0 1 ${short(from + wide)} ${short(foot)}Z`;
  }).join('');
  const outline = straight([
    [left, deck],
    [right, deck],
    [right, foot],
    [left, foot],
  ]);
  return group([
    `<path fill-rule="evenodd" d="${outline}${holes}" fill="${colour}"/>`,
    fill(box(left - 4, deck - 4, right - left + 8, 6), mix(colour, light.sun, 0.35)),
    stroke(segment(left, deck - 13, right, deck - 13), shaded(colour, light, 0.35), 2),
    ...Array.from({ length: Math.round((right - left) / 16) }, (_, index) =>
      stroke(segment(left + index * 16, deck - 13, left + index * 16, deck), shaded(colour, light, 0.35), 1.2),
    ),
  ]);
}
