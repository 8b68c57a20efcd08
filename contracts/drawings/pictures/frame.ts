/** The shapes a picture is composed for: a card (3:2), a wide band (5:2), a phone's tall picture (4:5). */
export type Shape = 'card' | 'wide' | 'tall';

/** The sheet to draw on. The three have about the same area, so that a house has the same size on each. */
export interface Frame {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
}

/** The sheets, in units of the drawing. */
export const frames: Readonly<Record<Shape, Frame>> = {
  card: { shape: 'card', width: 1200, height: 800 },
  wide: { shape: 'wide', width: 1600, height: 640 },
  tall: { shape: 'tall', width: 880, height: 1100 },
};

/** The value for the shape of a frame. */
export const per = <T>({ shape }: Frame, choices: Readonly<Record<Shape, T>>): T => choices[shape];
