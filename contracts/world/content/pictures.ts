import type { Brand } from '@/domain/content/hotel';
import type { SubpageKind } from '@/domain/content/hotelPage';
import type { Localized } from '../localized';
import type { HotelRecord, RoomKindRecord } from '../model';
import { hotelAlts } from './alts/hotelAlts';
import { interiorAlt } from './alts/interiorAlts';
import { roomAlt } from './alts/roomAlts';
import { planAlt, viewAlts, type RoomView } from './alts/viewAlts';
import { interiorKindsOf, type InteriorKind, interiors } from './interiors';

/** A picture of the site's own set, with its alternative text. */
export interface PictureRecord {
  /** The card at 960 pixels; the site derives the names of the other shapes and widths. */
  readonly url: string;
  readonly alt: Localized;
}

const address = (folder: 'halls' | 'hotels' | 'interiors' | 'rooms', name: string): string =>
  `/images/${folder}/${name}-card-960.webp`;

/** The picture of a hotel in its own place, season and light. */
export function pictureOfHotel({ id, pictureOf = id }: Pick<HotelRecord, 'id' | 'pictureOf'>): PictureRecord {
  const alt = hotelAlts[pictureOf];
  if (!alt) throw new Error(`Nobody has said what the picture of hotel ${id} shows`);
  return { url: address('hotels', pictureOf), alt };
}

/** What of a hotel's indoors has a page of its own. */
const indoorsOf: Readonly<Partial<Record<SubpageKind, InteriorKind>>> = {
  MEETINGS: 'meeting',
  RESTAURANT: 'dining',
  SAUNA_AND_SPA: 'bathing',
};

/** Halls are also the wide pictures at the head of their pages. */
export const interiorFolder = (kind: InteriorKind): 'halls' | 'interiors' =>
  Object.values(indoorsOf).includes(kind) ? 'halls' : 'interiors';

/** The name of the picture of a hotel's indoors. */
export const interiorName = (hotelId: string, kind: InteriorKind): string => `${hotelId}-${kind}`;

/** The pictures of a hotel's indoors, by what they show; a hotel with the picture of another one has also these of it. */
function picturesIndoors({
  id,
  pictureOf = id,
}: Pick<HotelRecord, 'id' | 'pictureOf'>): ReadonlyMap<InteriorKind, PictureRecord> {
  const record = interiors[pictureOf];
  if (!record) return new Map();
  return new Map(
    interiorKindsOf(record).map((kind) => [
      kind,
      {
        url: address(interiorFolder(kind), interiorName(pictureOf, kind)),
        alt: interiorAlt(pictureOf, record, kind),
      },
    ]),
  );
}

/** One picture of a hotel's indoors. */
export function pictureIndoors(hotelId: string, kind: InteriorKind): PictureRecord {
  const found = picturesIndoors({ id: hotelId }).get(kind);
  if (!found) throw new Error(`Hotel ${hotelId} has no picture of its ${kind}`);
  return found;
}

/** The bedrooms of a gallery, best first: each has its picture also beside its name and price. */
const bedrooms = ['STQ', 'GLA', 'LOF', 'SEA', 'HER', 'BUN', 'CAB', 'SUI', 'FAM', 'APT', 'STU', 'SUP', 'COZ'];
const bedroomsShown = 3;

/** The gallery of a hotel: the house in its place, what its windows show, its rooms for all guests, then bedrooms. */
export const picturesOfHotel = (hotel: HotelRecord): readonly PictureRecord[] => [
  pictureOfHotel(hotel),
  ...picturesIndoors(hotel).values(),
  ...bedrooms
    .filter((code) => hotel.roomKinds.includes(code))
    .slice(0, bedroomsShown)
    .map((code) => pictureOfRoom(hotel.brand, code)),
];

/** The picture of a page below a hotel's: what the page is about, or else the hotel. */
export function pictureOfSubpage(hotel: HotelRecord, kind: SubpageKind): PictureRecord {
  const indoors = indoorsOf[kind];
  return (indoors && picturesIndoors(hotel).get(indoors)) ?? pictureOfHotel(hotel);
}

/** The picture of a kind of room as the hotels of one brand furnish it, by the room type's code. */
export const pictureOfRoom = (brand: Brand, code: string): PictureRecord => ({
  url: address('rooms', `${brand}-${code.toLowerCase()}`),
  alt: roomAlt(brand, code),
});

function bathroomView({ bathroomType, isBathInRoom, accessibility }: RoomKindRecord): RoomView | null {
  if (accessibility?.stepFreeShower) return 'stepFreeShower';
  switch (bathroomType) {
    case 'SHOWER':
      return isBathInRoom ? 'glassShower' : 'shower';
    case 'BATH':
      return isBathInRoom ? 'openBathtub' : 'bathtub';
    case 'NONE':
      return null;
  }
}

/** What is shown of a kind of room after the room itself: only what its record says that it has. */
export function viewsOfRoom(kind: RoomKindRecord): readonly RoomView[] {
  const bathroom = bathroomView(kind);
  return [...(bathroom ? [bathroom] : []), ...(kind.features.includes('SAUNA') ? (['sauna'] as const) : [])];
}

/** Views that differ from room to room; the others are the same in all rooms of a brand. */
const ownViews: ReadonlySet<RoomView | 'plan'> = new Set(['glassShower', 'openBathtub', 'plan']);

/** The name of the picture of a view, or of the plan of an accessible room. */
export const viewName = (brand: Brand, code: string, view: RoomView | 'plan'): string =>
  [brand, ...(ownViews.has(view) ? [code] : []), view].join('-').toLowerCase();

/** All pictures of a kind of room: the room, its bathroom, its sauna, and the plan of an accessible one. */
export function picturesOfRoom(brand: Brand, kind: RoomKindRecord): readonly PictureRecord[] {
  const of = (view: RoomView | 'plan', alt: Localized): PictureRecord => ({
    url: address('rooms', viewName(brand, kind.code, view)),
    alt,
  });
  return [
    pictureOfRoom(brand, kind.code),
    ...viewsOfRoom(kind).map((view) => of(view, viewAlts[view])),
    ...(kind.accessibility ? [of('plan', planAlt(kind, kind.accessibility))] : []),
  ];
}
