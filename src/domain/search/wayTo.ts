/** How far a hotel is from a place: on foot, else in a straight line. Rounded, so that it promises no more than is known. */
export interface WayTo {
  readonly place: { readonly name: string };
  readonly metres: number;
  readonly isWalk: boolean;
}

/** The way to the most useful place within a walk, else to the most useful of all. */
export const bestWay = (ways: readonly WayTo[]): WayTo | null => ways.find(({ isWalk }) => isWalk) ?? ways[0] ?? null;

/** Metres that a guest with luggage walks in a minute. */
const WALK = 80;

/** How long a walk takes, in whole minutes. */
export const minutesToWalk = (metres: number): number => Math.max(1, Math.round(metres / WALK));
