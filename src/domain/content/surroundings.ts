import type { GeoPoint } from './geoPoint';
import { knownOr } from '../known';
import { bestWay } from '../search/wayTo';
import type { WayTo } from '../search/wayTo';

/** What guests arrive at or go to near a hotel. */
export const nearbyKinds = ['STATION', 'CENTRE', 'HARBOUR', 'AIRPORT', 'SLOPES'] as const;
export type NearbyKind = (typeof nearbyKinds)[number];

/** A place of an unknown kind is still a place to go to, as the centre is. */
export const parseNearbyKind = (kind: unknown): NearbyKind => knownOr(kind, nearbyKinds, 'CENTRE');

export interface NearbyPlace {
  readonly kind: NearbyKind;
  readonly name: string;
  readonly location: GeoPoint;
  /** On foot from the hotel; null when it is too far to walk. */
  readonly walkMetres: number | null;
}

/** Where in its town a hotel is. */
export interface Surroundings {
  readonly district: string | null;
  /** Most useful first. */
  readonly nearby: readonly NearbyPlace[];
}

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres in a straight line. */
export function metresBetween(a: GeoPoint, b: GeoPoint): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord));
}

/** To 50 metres below one kilometre, to 100 metres below ten, to whole kilometres from there. */
function rounded(metres: number): number {
  const step = metres < 975 ? 50 : metres < 9950 ? 100 : 1000;
  return Math.max(step, Math.round(metres / step) * step);
}

/** The ways to all places near a hotel, the most useful first. */
export const waysTo = ({ nearby }: Pick<Surroundings, 'nearby'>, location: GeoPoint | null): readonly WayTo[] =>
  nearby.flatMap<WayTo>((place) => {
    if (place.walkMetres) return [{ place, metres: rounded(place.walkMetres), isWalk: true }];
    return location ? [{ place, metres: rounded(metresBetween(location, place.location)), isWalk: false }] : [];
  });

/** The way that a list shows: to the most useful place within a walk, else to the most useful of all. */
export function wayTo(surroundings: Pick<Surroundings, 'nearby'>, location: GeoPoint | null): WayTo | null {
  return bestWay(waysTo(surroundings, location));
}
