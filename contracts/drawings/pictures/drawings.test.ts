import { locales } from '@/domain/locale';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { allHotels } from '../../world/hotels/allHotels';
import type { Chance } from './drawing/chance';
import { createSheet, type Sheet } from './drawing/sheet';
import { digestOf, drawings, filesOf, keyOf } from './drawings';
import { pictureOfHotel, picturesOfHotel, picturesOfRoom } from '../../world/content/pictures';
import { roomTypesOf } from '../../world/rooms/roomTypes';
import { frames } from './frame';
import rendered from './rendered.json';
import { hotelScenes } from './scenes/hotelScenes';
import type { Scene } from './scenes/scene';

const printed: Readonly<Record<string, string>> = rendered;
const drawn = drawings.map((drawing) => ({ drawing, svg: drawing.draw() }));
const sizeOf = (file: string): number => statSync(path.join('public/images', file)).size;
const files = drawings.flatMap(filesOf);

/** No chance: what two drawings of a scene differ by is not random. */
const steady: Chance = {
  next: () => 0.5,
  between: (low, high) => (low + high) / 2,
  happens: (share) => share > 0.5,
  pick: ([first]) => first,
};

describe('the pictures of the chain', () => {
  it('are printed as they are drawn; after a change run `npm run pictures`', () => {
    const stale = drawn.filter(({ drawing, svg }) => printed[keyOf(drawing)] !== digestOf(svg));
    expect(stale.map(({ drawing }) => keyOf(drawing))).toEqual([]);
    expect(Object.keys(printed).sort()).toEqual(drawings.map(keyOf).sort());
  });

  it('are the same each time they are drawn', () => {
    const again = drawn.filter((_, index) => index % 9 === 0);
    expect(again.filter(({ drawing, svg }) => drawing.draw() !== svg)).toEqual([]);
  });

  it('have no mark without coordinates', () => {
    expect(drawn.filter(({ svg }) => /NaN|undefined|Infinity/.test(svg)).map(({ drawing }) => keyOf(drawing))).toEqual(
      [],
    );
  });

  it('have all their files', () => {
    expect(files.filter((file) => !existsSync(path.join('public/images', file)))).toEqual([]);
  });

  it('have all that the galleries of the hotels show', () => {
    const drawnFiles = new Set(files);
    const shown = allHotels.flatMap((hotel) => picturesOfHotel(hotel).map(({ url }) => url.replace('/images/', '')));
    expect(shown.filter((file) => !drawnFiles.has(file))).toEqual([]);
  });

  it('show outside the windows of a hotel its own place, each another one, without the hotel', () => {
    const windows = drawn.filter(({ drawing }) => drawing.name.endsWith('-view-card'));
    expect(new Set(windows.map(({ svg }) => svg)).size).toBe(allHotels.length);
    const lengthOf = (scene: Scene, id: string, seen: Partial<Sheet>): number => {
      const sheet = { ...createSheet(frames.wide, id), chance: steady, ...seen };
      return scene(sheet).length + sheet.definitions().length;
    };
    const housed = Object.entries(hotelScenes).filter(
      ([id, scene]) => lengthOf(scene, id, { isFromWindow: true }) >= lengthOf(scene, id, {}),
    );
    expect(housed.map(([id]) => id)).toEqual([]);
  });

  it('are small files: under 60 kB at 960 pixels, none over 80 kB, 20 MB in all', () => {
    expect(files.filter((file) => sizeOf(file) > (/-(?:480|720|960)\./.test(file) ? 60_000 : 80_000))).toEqual([]);
    expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(20_000_000);
  });

  it('have different alternative texts, in every language', () => {
    for (const language of locales) {
      const hotels = allHotels.map((hotel) => pictureOfHotel(hotel).alt[language]);
      expect(new Set(hotels).size).toBe(allHotels.length);
      const rooms = allHotels.flatMap((hotel) =>
        roomTypesOf(hotel).flatMap((kind) => picturesOfRoom(hotel.brand, kind).map(({ alt }) => alt[language])),
      );
      for (const alt of [...hotels, ...rooms]) expect(alt).toMatch(/^\p{Lu}.{30,220}\.$/u);
    }
  });

  it('show of each room the room, its bathroom as it is, its sauna where it has one, and the plan of accessible rooms', () => {
    const kindsOf = (id: string) => {
      const hotel = allHotels.find((each) => each.id === id);
      if (!hotel) throw new Error(`No hotel ${id}`);
      return roomTypesOf(hotel).map((kind) => [
        kind.code,
        picturesOfRoom(hotel.brand, kind).map(({ url }) => url.replace(/^.*\/rooms\/(.*)-card-960\.webp$/, '$1')),
      ]);
    };
    expect(Object.fromEntries(kindsOf('1001'))).toMatchObject({
      STQ: ['original-stq', 'original-shower'],
      SUP: ['original-sup', 'original-bathtub'],
      ACC: ['original-acc', 'original-stepfreeshower', 'original-acc-plan'],
      SUI: ['original-sui', 'original-bathtub', 'original-sauna'],
    });
    const drawnNames = new Set(files);
    const all = allHotels.flatMap((hotel) =>
      roomTypesOf(hotel).map((kind) => picturesOfRoom(hotel.brand, kind).map(({ url }) => url.replace('/images/', ''))),
    );
    expect(all.filter((urls) => urls.length < 2)).toEqual([]);
    expect(all.flat().filter((url) => !drawnNames.has(url))).toEqual([]);
  });
});
