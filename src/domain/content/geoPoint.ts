export interface GeoPoint {
  /** WGS 84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
