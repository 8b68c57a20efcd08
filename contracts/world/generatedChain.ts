import { chance } from './chance';
import { fullyAccessible } from './content/access';
import type { HotelContentRecord } from './content/model';
import { activities, meetings, restaurant, sauna } from './content/subpages';
import { allHotels, closeHotel, openHotels } from './hotels/allHotels';
import { same, text, type Localized } from './localized';
import type { HotelRecord } from './model';
import { cities, type CityRecord } from './places';
import type { Content } from './content/content';
import { brandNames, houseName } from './generatedNames';

/** A generated hotel: its record, and the content of its page. */
export interface GeneratedHotel {
  readonly hotel: HotelRecord;
  readonly content: HotelContentRecord;
}

const pick = <T>(from: readonly T[], ...parts: readonly (string | number)[]): T => {
  const found = from[chance(from.length, ...parts)];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
};

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (gap) => (/[\s-]/.test(gap) ? '-' : ''));

/** Texts that fit any hotel: generated pages are for measuring, not for reading. */
const contentOf = (hotelId: string, house: string, { name }: CityRecord): HotelContentRecord => {
  const place = (fi: string, en: string, sv: string, et: string): Localized =>
    text(`${name.fi}: ${fi}`, `${name.en}: ${en}`, `${name.sv}: ${sv}`, `${name.et}: ${et}`);
  return {
    hotelId,
    headline: place('aamiainen ja rauhaa', 'breakfast and peace', 'frukost och lugn', 'hommikusöök ja rahu'),
    description: [
      place(
        'hotelli, jossa on aamiainen, sauna ja hiljaiset yöt.',
        'a hotel with breakfast, a sauna and quiet nights.',
        'ett hotell med frukost, bastu och stilla nätter.',
        'hotell hommikusöögi, sauna ja vaiksete öödega.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [['daily', '06:30–22:00']],
        text(`Ravintola ${house}`, `Restaurant ${house}`, `Restaurang ${house}`, `Restoran ${house}`),
        place('aamiainen ja illallinen.', 'breakfast and dinner.', 'frukost och middag.', 'hommiku- ja õhtusöök.'),
      ),
      sauna(
        [['daily', '16:00–22:00']],
        text('Sauna', 'The sauna', 'Bastun', 'Saun'),
        place('sauna joka ilta.', 'a sauna every evening.', 'bastu varje kväll.', 'saun igal õhtul.'),
      ),
      meetings(
        [
          [`${house} 1`, 40, 60],
          [`${house} 2`, 12, 24],
        ],
        text('Kokoukset', 'Meetings', 'Möten', 'Koosolekud'),
        place('kaksi kokoustilaa.', 'two meeting rooms.', 'två mötesrum.', 'kaks koosolekuruumi.'),
      ),
      activities(
        text('Tekemistä', 'Things to do', 'Att göra', 'Tegevused'),
        place('reittejä ovelta.', 'paths from the door.', 'stigar från dörren.', 'rajad ukse eest.'),
      ),
    ],
  };
};

/**
 * One hotel by its number, the same for the same seed. It uses the rooms, prices and picture of one of the chain's own
 * hotels.
 */
export const generatedHotel = (number: number, seed: string, given: Partial<HotelRecord> = {}): GeneratedHotel => {
  const id = given.id ?? String(50_000 + number);
  const city = cities.find((each) => each.id === given.cityId) ?? pick(cities, seed, 'city', number);
  const likely = allHotels.filter(
    ({ brand, cityId }) => brand !== 'custom' && (cityId === 'tallinn') === (city.id === 'tallinn'),
  );
  const model = pick(likely, seed, 'model', number);
  const near = allHotels.find(({ cityId }) => cityId === city.id) ?? model;
  const house = houseName(number);
  const name = `${brandNames[model.brand]} ${city.name.fi} ${house}`;
  const hotel: HotelRecord = {
    ...model,
    id,
    name: same(name),
    slug: `${slugOf(name)}-${number}`,
    cityId: city.id,
    street: same(`${house}ntie ${1 + chance(80, seed, 'street', number)}`),
    postCode: near.postCode,
    latitude: near.latitude + (chance(200, seed, 'north', number) - 100) / 5000,
    longitude: near.longitude + (chance(200, seed, 'east', number) - 100) / 2500,
    phone: `+358 20 1235 ${String(number % 1000).padStart(3, '0')}`,
    email: `hotelli-${number}@sarastus.example`,
    basePrice: model.basePrice + 100 * (chance(60, seed, 'price', number) - 30),
    summary: contentOf(id, house, city).description[0] ?? same(name),
    pictureOf: model.id,
    ...given,
  };
  return { hotel, content: contentOf(id, house, city) };
};

/** `count` hotels, each with four pages. */
export const generatedChain = (count: number, seed: string): readonly GeneratedHotel[] =>
  Array.from({ length: count }, (_, number) => generatedHotel(number + 1, seed));

/** Opens a hotel with its content. */
export const openGenerated = (content: Content, { hotel, content: written }: GeneratedHotel): void => {
  openHotels([hotel]);
  content.hotels.set(hotel.id, written);
};

const addedFor = (size: number, seed: string) => generatedChain(Math.max(0, size - allHotels.length), seed);

/** Grows the chain to `size` hotels in all, for measuring the site with many hotels. */
export const growChain = (content: Content, size: number, seed: string): void => {
  for (const each of addedFor(size, seed)) openGenerated(content, each);
};

/** Closes the hotels that `growChain` opened, which the whole process shares. */
export const shrinkChain = (size: number, seed: string): void => {
  for (const { hotel } of addedFor(size, seed)) closeHotel(hotel.id);
};
