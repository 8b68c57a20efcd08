import { mix, sheer, tone } from '../drawing/colour';
import { fade } from '../drawing/gradients';
import { fill, group, stroke } from '../drawing/marks';
import { box, type Point, segment, straight } from '../drawing/path';
import type { Sheet } from '../drawing/sheet';
import { texture } from '../drawing/texture';
import { type Light, shaded } from '../palette';
import { chimney } from './chimney';
import { courses } from './courses';
import { doorway } from './doorway';
import type { HouseBody, HouseLook } from './houseLook';
import { roofShapes } from './roofShapes';
import { stand, wall } from './wall';
import { windowAt } from './window';

/** A house with a front, a side and a roof, lit from one side. */
export function house(sheet: Sheet, light: Light, look: HouseLook, body: HouseBody): string {
  const { x, foot, width, height, depth, slope = 0.14, door } = body;
  const frontColour = body.sideLit ? shaded(look.wall, light, 0.3) : mix(look.wall, light.sun, 0.12);
  const sideColour = body.sideLit ? mix(look.wall, light.sun, 0.3) : shaded(look.wall, light, 0.42);
  const snow = mix(light.ground, '#ffffff', 0.2);
  const roofColour = look.snow ? snow : look.roof;
  const shapes = roofShapes(body);
  const right = x + width;
  const parts: string[] = [];
  const surface = {
    texture: look.texture,
    window: look.window,
    floors: body.floors,
    ...(look.plinth && { plinth: look.plinth }),
    ...(body.shining !== undefined && { shining: body.shining }),
  };
  if (depth > 0) {
    const sideBays = body.sideBays ?? Math.max(1, Math.round(depth / (look.window.width * 2)));
    const narrow = { ...look.window, width: Math.min(look.window.width, (depth / sideBays) * 0.5) };
    parts.push(
      stand(
        [wall(sheet, light, { ...surface, window: narrow, width: depth, height, colour: sideColour, bays: sideBays })],
        right,
        foot,
        -slope,
      ),
    );
  }
  if (shapes.gable)
    parts.push(
      fill(straight(shapes.gable), body.roof === 'ridge' ? sideColour : frontColour),
      fill(straight(shapes.gable), texture(sheet, look.texture, shaded(frontColour, light, 0.6), 0.3)),
    );
  if (shapes.side) {
    const lit = body.sideLit ? mix(roofColour, light.sun, 0.4) : shaded(roofColour, light, 0.4);
    parts.push(
      fill(straight(shapes.side), lit),
      fill(straight(shapes.side), texture(sheet, 'dry', shaded(lit, light, 0.4), 0.3)),
    );
  }
  parts.push(
    stand(
      [
        wall(sheet, light, {
          ...surface,
          width,
          height,
          colour: frontColour,
          bays: body.bays,
          ...(door !== undefined && { free: [door] }),
        }),
      ],
      x,
      foot,
    ),
  );
  parts.push(...courses(look, light, body));
  if (depth > 0)
    parts.push(
      stroke(
        segment(right, foot, right, foot - height),
        body.sideLit ? sheer(light.sun, 0.55) : sheer(light.shade, 0.5),
        2,
      ),
    );
  if (body.roof === 'gable' && width > 70) {
    const attic = { ...look.window, width: look.window.width * 0.86, height: look.window.height * 0.86 };
    parts.push(
      windowAt(
        sheet,
        light,
        x + (width - attic.width) / 2,
        foot - height - body.roofHeight * 0.34 - attic.height / 2,
        attic,
        light.dusk > 0.2,
      ),
    );
  }
  for (const share of body.chimneys ?? []) {
    const atX =
      body.roof === 'gable' ? x + width / 2 + depth * share : x + depth * 0.45 + (width - depth * 0.1) * share;
    parts.push(
      chimney(
        sheet,
        light,
        atX,
        foot - height - body.roofHeight * (body.roof === 'gable' ? 1.02 : 0.86),
        Math.max(9, Math.min(20, body.roofHeight * 0.24)),
        Boolean(look.snow),
      ),
    );
  }
  if (shapes.front) {
    const lit = body.sideLit ? shaded(roofColour, light, 0.3) : mix(roofColour, light.sun, 0.22);
    parts.push(fill(straight(shapes.front), fade(sheet, mix(lit, light.sun, 0.15), shaded(lit, light, 0.16))));
    parts.push(
      fill(straight(shapes.front), texture(sheet, look.snow ? 'dry' : 'shingles', shaded(lit, light, 0.5), 0.24)),
    );
    const a = shapes.front[0] ?? ([0, 0] as const);
    const b = shapes.front[1] ?? ([0, 0] as const);
    parts.push(
      stroke(
        straight([a, b], false),
        look.snow ? tone(snow, 0.02) : mix(look.trim, light.shade, 0.2),
        look.snow ? 7 : 4,
      ),
    );
    if (look.snow) parts.push(stroke(segment(a[0], a[1] + 5, b[0], b[1] + 5), sheer(light.shade, 0.7), 2.5));
  }
  if (shapes.rim) {
    parts.push(stroke(straight(shapes.rim, false), shaded(look.trim, light, 0.15), 4.5));
    if (look.snow)
      parts.push(
        stroke(
          straight(
            shapes.rim.map(([px, py]): Point => [px, py - 5]),
            false,
          ),
          snow,
          7,
        ),
      );
  }
  if (body.roof === 'flat') {
    parts.push(
      fill(box(x - 3, foot - height - body.roofHeight, width + 6, body.roofHeight), shaded(look.trim, light, 0.15)),
    );
    parts.push(
      fill(
        straight([
          [right + 3, foot - height - body.roofHeight],
          [right + depth + 3, foot - height - body.roofHeight - depth * slope],
          [right + depth + 3, foot - height - depth * slope],
          [right + 3, foot - height],
        ]),
        shaded(look.trim, light, 0.5),
      ),
    );
    if (look.snow) parts.push(fill(box(x - 4, foot - height - body.roofHeight - 6, width + 8, 8), snow));
  }
  if (door !== undefined)
    parts.push(doorway(sheet, light, x + (width / body.bays) * (door + 0.5), foot, look, height / body.floors));
  return group(parts);
}
