import { allHotels } from '../../../contracts/world/hotels/allHotels';
import { districtOf, nearbyOf } from '../../../contracts/world/hotels/surroundings';
import type { Localized } from '../../../contracts/world/localized';
import { cities } from '../../../contracts/world/places';
import { layOutMap } from './layOutMap';
import type { MapContent } from './layOutMap';
import { loadSheet, onSheet, sheetFor } from './mapSheet';
import { viewOf } from './mapView';
import { crosses, dryness } from './shoreline';
import type { Box } from './shoreline';

const rem = 16;
const languages = Object.keys(cities[0]?.name ?? {}) as readonly (keyof Localized)[];
const shapes = [320, 360, 600, 1000].flatMap((width) => [
  { width, height: Math.min(width * 1.25, 640) },
  { width, height: Math.min(Math.max(width * 0.6, 320), 560) },
]);

/** The hotels of a town with prices, on a map of the results, and each of them on a map of its own page. */
const mapsOf = (cityId: string, language: keyof Localized): readonly MapContent[] => {
  const hotels = allHotels.filter((hotel) => hotel.cityId === cityId);
  const placesOf = (each: (typeof hotels)[number]) =>
    nearbyOf(each)
      .filter(({ walkMetres }) => walkMetres !== null)
      .map(({ kind, name, latitude, longitude }) => ({ kind, name: name[language], latitude, longitude }));
  return [
    {
      marks: hotels.map((hotel) => ({
        ...hotel,
        name: hotel.name[language],
        texts: [`${districtOf(hotel)?.[language] ?? ''} · 1 234 €`, '1 234 €'],
      })),
      places: hotels[0] ? placesOf(hotels[0]) : [],
      ringsAround: hotels[0] ? (placesOf(hotels[0])[0] ?? null) : null,
    },
    ...hotels.map((hotel) => ({
      marks: [
        { ...hotel, name: hotel.name[language], texts: [hotel.name[language], districtOf(hotel)?.[language] ?? ''] },
      ],
      places: placesOf(hotel),
      ringsAround: { ...hotel, name: hotel.name[language] },
    })),
  ];
};

const wordsOf = (language: keyof Localized) => ({
  ring: (minutes: number) => `${minutes} min`,
  local: (names: readonly string[]) => names[languages.indexOf(language)] ?? names[0] ?? '',
});

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(cities.map(({ id }) => id))('the map of %s', (cityId) => {
  it('has no label over another, in water or outside of its frame, and is never empty, in any language and width', async () => {
    const faults: string[] = [];
    for (const language of languages) {
      for (const content of mapsOf(cityId, language)) {
        const all = [...content.marks, ...content.places];
        const name = sheetFor(all);
        const sheet = await loadSheet(name);
        expect(name).not.toBe('country');
        for (const size of shapes) {
          const view = viewOf(
            all.map((place) => onSheet(sheet, place)),
            size,
            sheet,
          );
          const { marks, places, rings, plan } = layOutMap(content, wordsOf(language), { sheet, view, size, rem });
          const at = `${language} ${size.width}x${size.height}`;
          expect(marks).toHaveLength(content.marks.length);
          faults.push(...marks.flatMap(({ item, label }) => (label ? [] : [`${at}: no label for ${item.name}`])));
          const labels = [...marks, ...places, ...rings].flatMap(({ label }) => (label ? [label] : []));
          const isDry = dryness(sheet, view, size);
          const drawn = [
            ...plan.signs.flatMap(({ kind, box, name }) => [
              { name: kind, boxes: [box] },
              ...(name ? [{ name: name.text, boxes: [name.box] }] : []),
            ]),
            ...plan.streets.map(({ text, boxes }) => ({ name: text, boxes })),
          ];
          if (drawn.length === 0 && size.width >= 600) faults.push(`${at}: an empty sheet`);
          drawn.forEach(({ name: text, boxes }, index) => {
            const others = [...labels.map(({ box }) => box), ...drawn.slice(index + 1).flatMap((other) => other.boxes)];
            if (boxes.some((box) => others.some((other) => overlaps(box, other))))
              faults.push(`${at}: ${text} over another`);
            if (
              boxes.some(
                ({ left, top, right, bottom }) => left < 0 || top < 0 || right > size.width || bottom > size.height,
              )
            )
              faults.push(`${at}: ${text} outside`);
          });
          labels.forEach(({ box, leader }, index) => {
            if (!isDry(box)) faults.push(`${at}: label ${index} in water`);
            if (box.left < 0 || box.top < 0 || box.right > size.width || box.bottom > size.height)
              faults.push(`${at}: label ${index} outside`);
            labels.slice(index + 1).forEach((other) => {
              if (overlaps(box, other.box)) faults.push(`${at}: label ${index} over another`);
              if (other.leader && crosses(box, other.leader.from, other.leader.to))
                faults.push(`${at}: a line over label ${index}`);
              if (leader && crosses(other.box, leader.from, leader.to)) faults.push(`${at}: a line under a label`);
            });
          });
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('the map of the country', () => {
  it.each([320, 360, 430])('names every town with hotels at %i px, none over another', async (width) => {
    const size = { width, height: Math.min(width * 1.5, 704) };
    const marks = cities.flatMap(({ id, name }) => {
      const here = allHotels.find(({ cityId }) => cityId === id);
      return here ? [{ ...here, name: name.fi, texts: [`${name.fi} 4`] }] : [];
    });
    expect(sheetFor(marks)).toBe('country');
    const sheet = await loadSheet('country');
    const view = viewOf(
      marks.map((place) => onSheet(sheet, place)),
      size,
      sheet,
    );
    const laidOut = layOutMap({ marks, places: [], ringsAround: null }, wordsOf('fi'), { sheet, view, size, rem });
    const boxes = laidOut.marks.flatMap(({ label }) => (label ? [label.box] : []));
    expect(boxes).toHaveLength(cities.length);
    expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => overlaps(box, other)))).toEqual([]);
  });
});
