import { Anchor, Landmark, MountainSnow, Plane, TrainFront } from './icons';

/** The sign of each kind of place, on a map and in its legend. */
export const mapPlaceIcons = {
  AIRPORT: Plane,
  CENTRE: Landmark,
  HARBOUR: Anchor,
  SLOPES: MountainSnow,
  STATION: TrainFront,
} as const;
