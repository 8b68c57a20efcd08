import { createChance } from '../drawing/chance';
import { group } from '../drawing/marks';
import { short } from '../drawing/path';
import { type Sheet, within } from '../drawing/sheet';
import { frames } from '../frame';
import { hotelScenes } from '../scenes/hotelScenes';

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of the height of a scene a window shows, without the ground right below it; a low one less of the sky. */
const seen = 0.8;
const top = 0.07;
const lessSky = 0.65;

/**
 * What a hotel's own picture shows, through one or several openings of a wall: the scene of the hotel without the hotel.
 * `towards` is what the windows face, from the left (0) to the right (1) of the scene. `glass` is the outline of all
 * openings, `around` the rectangle they lie in, and `middle` the share of its width where one looks straight out.
 */
export function outside(
  sheet: Sheet,
  hotelId: string,
  towards: number,
  glass: string,
  around: Opening,
  middle = 0.5,
): string {
  const draw = hotelScenes[hotelId];
  if (!draw) throw new Error(`Hotel ${hotelId} has no scene`);
  const { x, y, width, height } = around;
  const { wide } = frames;
  const scale = Math.max(height / (wide.height * seen), width / wide.width);
  const left = Math.min(wide.width - width / scale, Math.max(0, wide.width * towards - (width / scale) * middle));
  const from = Math.min(
    wide.height - height / scale,
    wide.height * top + (wide.height * seen - height / scale) * lessSky,
  );
  const scene = draw({ ...sheet, ...wide, chance: createChance(`${hotelId} wide`), isFromWindow: true });
  return group(
    [
      group(
        [scene],
        `transform="translate(${short(x - left * scale)} ${short(y - from * scale)}) scale(${scale.toFixed(4)})"`,
      ),
    ],
    `clip-path="${within(sheet, glass)}"`,
  );
}
