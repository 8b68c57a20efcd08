import type { RoomView } from '../../world/content/alts/viewAlts';
import { interiorKindsOf, type InteriorKind, type InteriorRecord, interiors } from '../../world/content/interiors';
import { interiorName, interiorFolder, viewName, viewsOfRoom } from '../../world/content/pictures';
import { allHotels } from '../../world/hotels/allHotels';
import type { RoomKindRecord } from '../../world/model';
import { roomTypesOf } from '../../world/rooms/roomTypes';
import type { Shape } from './frame';
import { bathing } from './interiors/bathing';
import { breakfast } from './interiors/breakfast';
import { diningRoom } from './interiors/diningRoom';
import type { House } from './interiors/hall';
import { lobby } from './interiors/lobby';
import { meetingRoom } from './interiors/meetingRoom';
import { windowView } from './interiors/windowView';
import { roomScene } from './rooms/roomScene';
import { closeUp } from './rooms/views/closeUp';
import { floorPlan } from './rooms/views/floorPlan';
import { saunaScene } from './rooms/views/saunaScene';
import { washroomScene } from './rooms/views/washroomScene';
import { breakMood } from './scenes/breakMood';
import { customMood } from './scenes/customMood';
import { daybreak } from './scenes/daybreak';
import { heymoMood } from './scenes/heymoMood';
import { hotelScenes } from './scenes/hotelScenes';
import { lostLake } from './scenes/lostLake';
import { originalMood } from './scenes/originalMood';
import type { Scene } from './scenes/scene';
import { soloMood } from './scenes/soloMood';
import type { Brand } from '@/domain/content/hotel';

export type PictureFolder = 'hotels' | 'halls' | 'interiors' | 'rooms' | 'brands' | 'site';

/** A picture of the set: its file, and the scene that draws it. */
export interface CataloguePicture {
  readonly folder: PictureFolder;
  readonly name: string;
  readonly draw: Scene;
}

/** The shapes of each folder, and the widths in pixels that are printed of each. */
export const printedWidths: Readonly<Record<PictureFolder, Readonly<Partial<Record<Shape, readonly number[]>>>>> = {
  hotels: { card: [480, 960], wide: [960, 1440], tall: [720] },
  halls: { card: [480, 960], wide: [1200] },
  interiors: { card: [480, 960] },
  rooms: { card: [480, 960] },
  brands: { card: [480, 960], wide: [960, 1440], tall: [720] },
  site: { card: [480, 960], wide: [960, 1440, 1920], tall: [480, 720] },
};

const moods: Readonly<Record<Brand, Scene>> = {
  original: originalMood,
  break: breakMood,
  solo: soloMood,
  heymo: heymoMood,
  custom: customMood,
};

const hotels = allHotels.map(({ id }): CataloguePicture => {
  const draw = hotelScenes[id];
  if (!draw) throw new Error(`Hotel ${id} has no scene`);
  return { folder: 'hotels', name: id, draw };
});

/** The name of the picture of a kind of room in a brand's hotels. */
export const roomPictureName = (brand: Brand, code: string): string => `${brand}-${code.toLowerCase()}`;

const views: Readonly<Record<RoomView, (brand: Brand, code: string) => Scene>> = {
  bathtub: (brand) => washroomScene(brand, 'bathtub'),
  glassShower: (brand, code) => closeUp(brand, code, { middle: [320, 400], times: 1.85 }),
  openBathtub: (brand, code) => closeUp(brand, code, { middle: [900, 470], times: 1.9 }),
  sauna: saunaScene,
  shower: (brand) => washroomScene(brand, 'shower'),
  stepFreeShower: (brand) => washroomScene(brand, 'stepFreeShower'),
};

/** The pictures of a kind of room by their names: the room, what else is shown of it, and the plan of an accessible one. */
const scenesOfRoom = (brand: Brand, kind: RoomKindRecord): readonly (readonly [name: string, draw: Scene])[] => [
  [roomPictureName(brand, kind.code), roomScene(brand, kind.code)],
  ...viewsOfRoom(kind).map((view) => [viewName(brand, kind.code, view), views[view](brand, kind.code)] as const),
  ...(kind.accessibility
    ? [[viewName(brand, kind.code, 'plan'), floorPlan(brand, kind, kind.accessibility)] as const]
    : []),
];

const interiorScenes: Readonly<Record<InteriorKind, (house: House, record: InteriorRecord) => Scene>> = {
  bathing: (house, record) => bathing(house, record.bathing ?? 'sauna'),
  breakfast: (house, record) => breakfast(house, record.breakfast),
  dining: (house, record) => diningRoom(house, record.dining ?? 'buffet'),
  lobby: (house, record) => lobby(house, record.lobby),
  meeting: meetingRoom,
  view: windowView,
};

const indoors = allHotels.flatMap((hotel) => {
  const record = interiors[hotel.id];
  if (!record) throw new Error(`Nobody has said what hotel ${hotel.id} has indoors`);
  return interiorKindsOf(record).map((kind): CataloguePicture => ({
    folder: interiorFolder(kind),
    name: interiorName(hotel.id, kind),
    draw: interiorScenes[kind](hotel, record),
  }));
});

const roomPictures = new Map(
  allHotels.flatMap((hotel) =>
    roomTypesOf(hotel).flatMap((kind) =>
      scenesOfRoom(hotel.brand, kind).map(([name, draw]): [string, CataloguePicture] => [
        name,
        { folder: 'rooms', name, draw },
      ]),
    ),
  ),
);

/** All drawings: each hotel, its indoors, the views of each kind of room per brand, each brand's mood, the home page and the 404 page. */
export const catalogue: readonly CataloguePicture[] = [
  ...hotels,
  ...indoors,
  ...roomPictures.values(),
  ...Object.entries(moods).map(([name, draw]): CataloguePicture => ({ folder: 'brands', name, draw })),
  { folder: 'site', name: 'home', draw: daybreak },
  { folder: 'site', name: 'not-found', draw: lostLake },
];
