import type { Setting } from './setting';

/** A kind of room: how large, and what stands where, from the back wall forward. */
export interface Plan {
  readonly width: number;
  readonly depth: number;
  readonly height?: number;
  readonly furnish: (setting: Setting) => readonly string[];
}
