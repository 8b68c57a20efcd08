import { text, same, type Localized } from './localized';

export interface CityRecord {
  readonly id: string;
  readonly name: Localized;
  readonly countryCode: 'FI' | 'EE';
  readonly timeZone: 'Europe/Helsinki' | 'Europe/Tallinn';
  readonly areaIds: readonly string[];
}

const finnish = (id: string, name: Localized, ...areaIds: string[]): CityRecord => ({
  id,
  name,
  countryCode: 'FI',
  timeZone: 'Europe/Helsinki',
  areaIds,
});

export const cities: readonly CityRecord[] = [
  finnish('helsinki', text('Helsinki', 'Helsinki', 'Helsingfors', 'Helsingi'), 'capital', 'coast'),
  finnish('espoo', text('Espoo', 'Espoo', 'Esbo', 'Espoo'), 'capital'),
  finnish('vantaa', text('Vantaa', 'Vantaa', 'Vanda', 'Vantaa'), 'capital'),
  finnish('turku', text('Turku', 'Turku', 'Åbo', 'Turu'), 'coast'),
  finnish('tampere', text('Tampere', 'Tampere', 'Tammerfors', 'Tampere'), 'lakeland'),
  finnish('oulu', text('Oulu', 'Oulu', 'Uleåborg', 'Oulu')),
  finnish('rovaniemi', same('Rovaniemi'), 'lapland'),
  finnish('levi', same('Levi'), 'lapland'),
  finnish('yllas', text('Ylläs', 'Ylläs', 'Ylläs', 'Ylläs'), 'lapland'),
  finnish('saariselka', same('Saariselkä'), 'lapland'),
  finnish('jyvaskyla', same('Jyväskylä'), 'lakeland'),
  finnish('kuopio', same('Kuopio'), 'lakeland'),
  finnish('lahti', text('Lahti', 'Lahti', 'Lahtis', 'Lahti'), 'lakeland'),
  finnish('vaasa', text('Vaasa', 'Vaasa', 'Vasa', 'Vaasa'), 'coast'),
  finnish('porvoo', text('Porvoo', 'Porvoo', 'Borgå', 'Porvoo'), 'coast'),
  finnish('hanko', text('Hanko', 'Hanko', 'Hangö', 'Hanko'), 'coast'),
  finnish('imatra', same('Imatra'), 'lakeland'),
  finnish('savonlinna', text('Savonlinna', 'Savonlinna', 'Nyslott', 'Savonlinna'), 'lakeland'),
  {
    id: 'tallinn',
    name: text('Tallinna', 'Tallinn', 'Tallinn', 'Tallinn'),
    countryCode: 'EE',
    timeZone: 'Europe/Tallinn',
    areaIds: [],
  },
];

export const areas: readonly { readonly id: string; readonly name: Localized }[] = [
  { id: 'lapland', name: text('Lappi', 'Lapland', 'Lappland', 'Lapimaa') },
  { id: 'lakeland', name: text('Järvi-Suomi', 'Finnish Lakeland', 'Insjöfinland', 'Soome järvepiirkond') },
  { id: 'capital', name: text('Pääkaupunkiseutu', 'Helsinki region', 'Huvudstadsregionen', 'Helsingi piirkond') },
  {
    id: 'coast',
    name: text('Rannikko ja saaristo', 'Coast and archipelago', 'Kusten och skärgården', 'Rannik ja saarestik'),
  },
];

export const collections: readonly {
  readonly id: string;
  readonly name: Localized;
  readonly hotelIds: readonly string[];
}[] = [
  {
    id: 'spa',
    name: text('Kylpylähotellit', 'Spa hotels', 'Spahotell', 'Spaahotellid'),
    hotelIds: ['1502', '1503', '1901', '1851'],
  },
  {
    id: 'ski',
    name: text('Rinteiden äärellä', 'By the slopes', 'Vid backarna', 'Mäenõlvade juures'),
    hotelIds: ['1502', '1503', '1551', '1504', '1701'],
  },
  {
    id: 'old-town',
    name: text('Vanhoissa kaupungeissa', 'In old towns', 'I gamla städer', 'Vanades linnades'),
    hotelIds: ['1002', '1801', '2002', '1202'],
  },
  {
    id: 'family',
    name: text('Perheen kanssa', 'With the family', 'Med familjen', 'Perega'),
    hotelIds: ['1301', '1651', '1901', '1502', '1951', '1001'],
  },
];

const byId = new Map(cities.map((city) => [city.id, city]));

/** The city of a hotel. Throws for a hotel without one, which is an error in the data. */
export const cityOf = (hotel: { readonly cityId: string }): CityRecord => {
  const city = byId.get(hotel.cityId);
  if (!city) throw new Error(`No city ${hotel.cityId}`);
  return city;
};
