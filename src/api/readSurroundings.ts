import { parseNearbyKind } from '@/domain/content/surroundings';
import type { Surroundings } from '@/domain/content/surroundings';
import { readEach, readOptional, readOr } from './readEach';
import { readCount, readNumber, readText } from './readLeaf';
import type { Maybe } from './readLeaf';

interface AnsweredSurroundings {
  readonly district?: string | null;
  readonly nearby?: Maybe<
    readonly {
      readonly kind: unknown;
      readonly name: string;
      readonly location: { readonly latitude: number; readonly longitude: number };
      readonly walkMetres?: number | null;
    }[]
  >;
}

/** Where in its town a hotel is; nothing where the API does not say. */
export const readSurroundings = ({ district, nearby }: AnsweredSurroundings): Surroundings => ({
  district: readOptional(district, readText),
  nearby: readOr([], () =>
    readEach(nearby ?? [], ({ kind, name, location, walkMetres }) => ({
      kind: parseNearbyKind(kind),
      name: readText(name),
      location: { latitude: readNumber(location.latitude), longitude: readNumber(location.longitude) },
      walkMetres: readOptional(walkMetres, readCount),
    })),
  ),
});
