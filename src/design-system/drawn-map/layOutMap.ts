import type { mapPlaceIcons } from '../mapPlaceIcons';
import { CROWD, edgeSpots } from './edgeSpots';
import { onSheet } from './mapSheet';
import type { GeoPosition, Point } from './mapSheet';
import { onScreen } from './mapView';
import type { Screen, Size } from './mapView';
import { layOutPlan } from './layOutPlan';
import type { PlanLayout } from './layOutPlan';
import { placeLabels, spotsAround, spotsOnRing } from './placeLabels';
import type { MapWords } from './mapWords';
import type { LabelWish, PlacedLabel } from './placeLabels';
import { dryness } from './shoreline';
import type { Box } from './shoreline';

/** What the map is about: a hotel, or a town with hotels. */
export interface MapMark extends GeoPosition {
  readonly id: string;
  /** Its name in full, for those who do not see the map. */
  readonly name: string;
  /** What its label says, the best first; a shorter one where there is no room. */
  readonly texts: readonly string[];
  readonly isFaint?: boolean;
}

/** A place for orientation. */
export interface MapPlace extends GeoPosition {
  readonly kind: keyof typeof mapPlaceIcons;
  readonly name: string;
}

export interface MapContent {
  readonly marks: readonly MapMark[];
  readonly places: readonly MapPlace[];
  /** The middle of the rings of walking time, by its name; null for none. */
  readonly ringsAround: (GeoPosition & { readonly name: string }) | null;
}

/** Metres walked in a minute, and how much longer streets are than the straight line. */
const WALK = 80;
const STREETS = 1.25;
const ringMinutes = [5, 10, 15] as const;

/** `rem` of a character with a guest's wider letter spacing, of the air around, and of the height. */
const type = {
  mark: { character: 0.56, air: 1.1, height: 2 },
  place: { character: 0.48, air: 2, height: 1.5 },
  ring: { character: 0.46, air: 0.5, height: 1.1 },
} as const;

const sizeOf = (text: string, { character, air, height }: (typeof type)[keyof typeof type], rem: number): Size => ({
  width: (text.length * character + air) * rem,
  height: height * rem,
});

/** The corner of the buttons, and the scale bar with the map's origin below. */
const reservedOf = ({ width, height }: Size, rem: number): readonly Box[] => [
  { left: width - 3.5 * rem, top: 0, right: width, bottom: 9.6 * rem },
  { left: 0, top: height - 1.75 * rem, right: 8 * rem, bottom: height },
];

/** Half of the dot at a mark or a place, with air around it. */
const DOT = 9;

const boxAround = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

const isInside = ({ x, y }: Point, { width, height }: Size): boolean => x >= 0 && y >= 0 && x <= width && y <= height;

export interface LaidOut<Item> {
  readonly item: Item;
  readonly point: Point;
  readonly label: PlacedLabel | null;
}

export interface MapLayout {
  readonly marks: readonly LaidOut<MapMark>[];
  readonly places: readonly LaidOut<MapPlace>[];
  readonly rings: readonly {
    readonly name: string;
    readonly centre: Point;
    readonly radius: number;
    readonly label: PlacedLabel | null;
  }[];
  /** Names of streets and the signs of landmarks, where all others leave room. */
  readonly plan: PlanLayout;
}

/** Where everything on a map is, in pixels. What lies outside of the frame is left out. */
export function layOutMap(
  { marks, places, ringsAround }: MapContent,
  { ring, local }: Pick<MapWords, 'ring' | 'local'>,
  { sheet, view, size, rem }: Screen,
): MapLayout {
  const pointOf = (position: GeoPosition) => onScreen(view, size, onSheet(sheet, position));
  const isCountry = sheet.abroad !== undefined;
  const seen = <Item extends GeoPosition>(items: readonly Item[]) =>
    items.map((item) => ({ item, point: pointOf(item) })).filter(({ point }) => isInside(point, size));
  const [shownMarks, shownPlaces] = [seen(marks), isCountry ? [] : seen(places)];
  const rings =
    ringsAround && !isCountry
      ? ringMinutes.map((minutes) => ({
          name: ring(minutes),
          centre: pointOf(ringsAround),
          radius: (minutes * WALK) / STREETS / view.scale,
        }))
      : [];
  const [tools, bar] = reservedOf(size, rem);
  const edges =
    shownMarks.length > CROWD
      ? edgeSpots(
          shownMarks.map(({ item, point }) => ({ point, size: sizeOf(item.texts.at(-1) ?? '', type.mark, rem) })),
          size,
          { rightFrom: tools?.bottom ?? 0, leftTo: bar?.top ?? size.height },
        )
      : null;
  const farthest = Math.max(size.width, size.height) * 0.6;
  const wishes: LabelWish[] = [
    ...shownMarks.map(({ item, point }, index) => ({
      point,
      sizes: item.texts.map((text) => sizeOf(text, type.mark, rem)),
      spots: edges ? () => edges.slice(index, index + 1) : spotsAround(point, farthest),
      isOptional: false,
    })),
    ...shownPlaces.map(({ item, point }) => ({
      point,
      sizes: [sizeOf(item.name, type.place, rem), sizeOf('', type.place, rem)],
      spots: spotsAround(point, 60),
      isOptional: true,
    })),
    ...rings.map(({ name, centre, radius }) => ({
      point: null,
      sizes: [sizeOf(name, type.ring, rem)],
      spots: spotsOnRing(centre, radius),
      isOptional: true,
    })),
  ];
  const isDry = isCountry ? () => true : dryness(sheet, view, size);
  const labels = placeLabels(wishes, size, isDry, reservedOf(size, rem));
  const labelAt = (index: number) => labels[index] ?? null;
  const taken = [
    ...labels.flatMap((label) => (label ? [label.box] : [])),
    ...[...shownMarks, ...shownPlaces].map(({ point }) => boxAround(point, DOT)),
    ...reservedOf(size, rem),
  ];
  return {
    plan: layOutPlan({ sheet, view, size, rem }, local, taken),
    marks: shownMarks.map((each, index) => ({ ...each, label: labelAt(index) })),
    places: shownPlaces.map((each, index) => ({ ...each, label: labelAt(shownMarks.length + index) })),
    rings: rings.map((each, index) => ({
      ...each,
      label: labelAt(shownMarks.length + shownPlaces.length + index),
    })),
  };
}
