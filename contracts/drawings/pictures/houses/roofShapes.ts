import type { Point } from '../drawing/path';
import type { HouseBody } from './houseLook';

/** The faces of a roof: its front slope, its side slope, its gable, and the edge to be drawn. */
export const roofShapes = ({ x, foot, width, height, depth, roof, roofHeight, slope = 0.14 }: HouseBody) => {
  const eave = Math.min(14, width * 0.035);
  const top = foot - height;
  const rise = depth * slope;
  const right = x + width;
  const far: Point = [right + depth + eave * 0.6, top - rise + 3];
  if (roof === 'ridge') {
    const ridgeLeft: Point = [x + depth * 0.45 - eave, top - roofHeight - rise / 2];
    const ridgeRight: Point = [right + depth * 0.5, top - roofHeight - rise / 2];
    return {
      front: [[x - eave, top + 4], [right + eave * 0.4, top + 4], ridgeRight, ridgeLeft] as Point[],
      side: null,
      gable: [[right, top], [right + depth, top - rise], ridgeRight] as Point[],
      rim: [[right + eave * 0.4, top + 4], ridgeRight, far] as Point[],
    };
  }
  if (roof === 'hip') {
    const a: Point = [x + width * 0.22, top - roofHeight];
    const b: Point = [right - width * 0.02, top - roofHeight - rise * 0.4];
    return {
      front: [[x - eave, top + 4], [right + eave * 0.3, top + 4], b, a] as Point[],
      side: [[right + eave * 0.3, top + 4], far, b] as Point[],
      gable: null,
      rim: null,
    };
  }
  const apex: Point = [x + width / 2, top - roofHeight];
  const back: Point = [x + width / 2 + depth, top - roofHeight - rise];
  return {
    front: null,
    side: [apex, back, far, [right + eave, top + 5]] as Point[],
    gable: [[x, top + 1], apex, [right, top + 1]] as Point[],
    rim: [[x - eave, top + 7], apex, [right + eave, top + 7]] as Point[],
  };
};
