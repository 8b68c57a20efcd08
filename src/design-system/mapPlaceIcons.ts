import type { IconNode } from 'lucide';
import type { mapPlaceKinds } from './drawn-map/layOutMap';
import { Anchor, Landmark, MountainSnow, Plane, TrainFront } from './icons';

/** The sign of each kind of place, on a map and in its legend. */
export const mapPlaceIcons: Readonly<Record<(typeof mapPlaceKinds)[number], IconNode>> = {
  AIRPORT: Plane,
  CENTRE: Landmark,
  HARBOUR: Anchor,
  SLOPES: MountainSnow,
  STATION: TrainFront,
};
