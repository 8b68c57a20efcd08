import { mix, sheer } from '../drawing/colour';
import { disc, fill, group, stroke } from '../drawing/marks';
import { box, segment, straight } from '../drawing/path';
import { type Light, shaded } from '../palette';

/** A bridge hung from one tall mast; its top may be a lantern. */
export function cableBridge(
  light: Light,
  left: number,
  right: number,
  deck: number,
  mast: number,
  tall: number,
  lantern = false,
): string {
  const steel = shaded('#cfd3da', light, 0.25);
  const cables: string[] = [];
  for (let index = 1; index <= 7; index += 1) {
    const share = index / 7;
    const y = deck - tall * (0.96 - (1 - share) * 0.34);
    cables.push(
      segment(mast, y, mast - (mast - left) * share * 0.92, deck),
      segment(mast, y, mast + (right - mast) * share * 0.92, deck),
    );
  }
  const piers = [0.2, 0.8].map((share) =>
    fill(box(left + (right - left) * share - 5, deck, 10, tall * 0.3), shaded(steel, light, 0.4)),
  );
  return group([
    stroke(cables.join(''), sheer(steel, 0.8), 1.2),
    ...piers,
    fill(box(left, deck - 3, right - left, 9), steel),
    fill(box(left, deck + 5, right - left, 4), shaded(steel, light, 0.5)),
    fill(
      straight([
        [mast - 10, deck + tall * 0.3],
        [mast + 10, deck + tall * 0.3],
        [mast + 4.5, deck - tall],
        [mast - 4.5, deck - tall],
      ]),
      mix(steel, light.sun, 0.2),
    ),
    fill(
      straight([
        [mast + 1, deck + tall * 0.3],
        [mast + 10, deck + tall * 0.3],
        [mast + 4.5, deck - tall],
        [mast + 1, deck - tall],
      ]),
      sheer(light.shade, 0.35),
    ),
    ...(lantern
      ? [
          disc(mast, deck - tall - 6, 26, '#ffd98a33'),
          disc(mast, deck - tall - 6, 14, '#ffd98a66'),
          fill(box(mast - 6, deck - tall - 16, 12, 18), '#fff0c0'),
        ]
      : []),
  ]);
}
