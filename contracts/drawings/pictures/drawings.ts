import { createHash } from 'node:crypto';
import { catalogue, printedWidths, type PictureFolder } from './catalogue';
import { drawScene } from './drawing/drawScene';
import type { Shape } from './frame';
import { printing } from './printing';

/** One picture in one shape, not yet printed. */
export interface Drawing {
  readonly folder: PictureFolder;
  /** The name of its files without width and format. */
  readonly name: string;
  readonly shape: Shape;
  readonly widths: readonly number[];
  readonly draw: () => string;
}

const shapes = ['card', 'wide', 'tall'] as const satisfies readonly Shape[];

/** Every picture in every shape it is shown in. */
export const drawings: readonly Drawing[] = catalogue.flatMap(({ folder, name, draw }) =>
  shapes.flatMap((shape) => {
    const widths = printedWidths[folder][shape];
    return widths
      ? [{ folder, name: `${name}-${shape}`, shape, widths, draw: () => drawScene(name, shape, draw) }]
      : [];
  }),
);

/** The key of a drawing in `rendered.json`. */
export const keyOf = ({ folder, name }: Drawing): string => `${folder}/${name}`;

/** Changes when the drawing or its printing changes. */
export const digestOf = (svg: string): string =>
  createHash('sha256').update(JSON.stringify(printing)).update(svg).digest('hex');

/** The files of a drawing under `public/images`. */
export const filesOf = (drawing: Drawing): readonly string[] =>
  drawing.widths.flatMap((width) => ['avif', 'webp'].map((format) => `${keyOf(drawing)}-${width}.${format}`));
