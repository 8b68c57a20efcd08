import { allHotels } from '../world/hotels/allHotels';
import type { Shape } from './frame';
import { roomScene } from './rooms/roomScene';
import { breakMood } from './scenes/breakMood';
import { customMood } from './scenes/customMood';
import { daybreak } from './scenes/daybreak';
import { heymoMood } from './scenes/heymoMood';
import { hotelScenes } from './scenes/hotelScenes';
import { lostLake } from './scenes/lostLake';
import { originalMood } from './scenes/originalMood';
import type { Scene } from './scenes/scene';
import { soloMood } from './scenes/soloMood';
import type { Brand } from '@/domain/hotel';

export type PictureFolder = 'hotels' | 'rooms' | 'brands' | 'site';

/** A picture of the set: its file, and the scene that draws it. */
export interface CataloguePicture {
  readonly folder: PictureFolder;
  readonly name: string;
  readonly draw: Scene;
}

/** The shapes of each folder, and the widths in pixels that are printed of each. */
export const printedWidths: Readonly<Record<PictureFolder, Readonly<Partial<Record<Shape, readonly number[]>>>>> = {
  hotels: { card: [480, 960], wide: [960, 1440], tall: [720] },
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

const roomPictures = new Map(
  allHotels.flatMap(({ brand, roomKinds }) =>
    roomKinds.map((code): [string, CataloguePicture] => {
      const name = roomPictureName(brand, code);
      return [name, { folder: 'rooms', name, draw: roomScene(brand, code) }];
    }),
  ),
);

/** All drawings: each hotel, each kind of room per brand, each brand's mood, the home page and the 404 page. */
export const catalogue: readonly CataloguePicture[] = [
  ...hotels,
  ...roomPictures.values(),
  ...Object.entries(moods).map(([name, draw]): CataloguePicture => ({ folder: 'brands', name, draw })),
  { folder: 'site', name: 'home', draw: daybreak },
  { folder: 'site', name: 'not-found', draw: lostLake },
];
