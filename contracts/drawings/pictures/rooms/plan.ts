import type { Setting } from './setting';

/** A kind of room: its size, and its furniture from the back wall forward. */
export interface Plan {
  readonly width: number;
  readonly depth: number;
  readonly height?: number;
  readonly furnish: (setting: Setting) => readonly string[];
}
