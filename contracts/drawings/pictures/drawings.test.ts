import { locales } from '@/domain/locale';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { allHotels } from '../../world/hotels/allHotels';
import { digestOf, drawings, filesOf, keyOf } from './drawings';
import { pictureOfHotel, picturesOfRoom } from '../../world/content/pictures';
import { roomTypesOf } from '../../world/rooms/roomTypes';
import rendered from './rendered.json';

const printed: Readonly<Record<string, string>> = rendered;
const drawn = drawings.map((drawing) => ({ drawing, svg: drawing.draw() }));
const sizeOf = (file: string): number => statSync(path.join('public/images', file)).size;
const files = drawings.flatMap(filesOf);

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

  it('are small files: under 60 kB at 960 pixels, none over 80 kB, 10 MB in all', () => {
    expect(files.filter((file) => sizeOf(file) > (/-(?:480|720|960)\./.test(file) ? 60_000 : 80_000))).toEqual([]);
    expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(10_000_000);
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
