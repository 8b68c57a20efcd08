import { frames, type Shape } from '../frame';
import { createSheet, type Sheet } from './sheet';

/** The whole drawing as SVG. */
export function drawScene(name: string, shape: Shape, scene: (sheet: Sheet) => string): string {
  const frame = frames[shape];
  const sheet = createSheet(frame, `${name} ${shape}`);
  const drawn = scene(sheet);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">${sheet.definitions()}${drawn}</svg>`;
}
