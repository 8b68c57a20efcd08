import { type Colour, mix } from '../drawing/colour';
import { linear } from '../drawing/gradients';
import type { Sheet } from '../drawing/sheet';
import { type Light, shaded } from '../palette';

/** Light on a cylinder: bright on the lit side, then dark, then a little reflected light. */
export const rounded = (sheet: Sheet, light: Light, colour: Colour, from: 1 | -1): string => {
  const bright = mix(colour, light.sun, 0.34);
  const dark = shaded(colour, light, 0.62);
  const stops = [
    [0, mix(colour, bright, 0.7)],
    [0.2, bright],
    [0.5, colour],
    [0.85, dark],
    [1, mix(dark, colour, 0.25)],
  ] as const;
  return linear(
    sheet,
    from === -1
      ? stops
      : [...stops].reverse().map(([place, paint]) => [Math.round((1 - place) * 100) / 100, paint] as const),
    true,
  );
};
