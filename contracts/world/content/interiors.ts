/** What stands at the side of a hotel's dining room. */
export type DiningFeature = 'bar' | 'buffet' | 'hearth' | 'oven' | 'piano';

/** What only one hotel has in its lobby. */
export type LobbyThing =
  | 'bentwood'
  | 'bicycles'
  | 'books'
  | 'chalkboard'
  | 'departures'
  | 'fire'
  | 'lanterns'
  | 'leadedGlass'
  | 'luggage'
  | 'oars'
  | 'overalls'
  | 'parasol'
  | 'poolTable'
  | 'readingCorner'
  | 'records'
  | 'rope'
  | 'seaChart'
  | 'skates'
  | 'skis'
  | 'swimRings'
  | 'telescope'
  | 'trailMap'
  | 'violin'
  | 'wallPainting'
  | 'windowSeat'
  | 'woven';

/** What the breakfast of a hotel is known for. */
export type BreakfastDish =
  'berries' | 'flatbread' | 'loaf' | 'pasties' | 'pancakes' | 'pie' | 'porridge' | 'sausage' | 'wreath';

/** Where the guests of a hotel bathe. */
export type Bathing = 'brickSauna' | 'pool' | 'sauna' | 'snowPool';

/** What is shown of a hotel indoors. */
export type InteriorKind = 'bathing' | 'breakfast' | 'dining' | 'lobby' | 'meeting' | 'view';

/** The rooms for all guests that a hotel has pictures of: only those that its pages mention. */
export interface InteriorRecord {
  readonly lobby: LobbyThing;
  readonly breakfast: BreakfastDish;
  readonly dining?: DiningFeature;
  readonly bathing?: Bathing;
  readonly meeting?: true;
}

/** By the id of the hotel. */
export const interiors: Readonly<Record<string, InteriorRecord>> = {
  1001: { lobby: 'readingCorner', breakfast: 'berries', dining: 'buffet', bathing: 'sauna', meeting: true },
  1002: { lobby: 'leadedGlass', breakfast: 'berries', dining: 'piano', bathing: 'brickSauna' },
  1003: { lobby: 'records', breakfast: 'loaf', dining: 'oven', bathing: 'sauna' },
  1004: { lobby: 'rope', breakfast: 'loaf', dining: 'buffet', meeting: true },
  1101: { lobby: 'poolTable', breakfast: 'berries', dining: 'buffet', meeting: true },
  1151: { lobby: 'departures', breakfast: 'porridge', dining: 'bar', meeting: true },
  1201: { lobby: 'windowSeat', breakfast: 'loaf', dining: 'buffet', meeting: true },
  1202: { lobby: 'books', breakfast: 'berries', dining: 'buffet', bathing: 'brickSauna' },
  1301: { lobby: 'woven', breakfast: 'sausage', dining: 'buffet', meeting: true },
  1302: { lobby: 'chalkboard', breakfast: 'porridge', dining: 'buffet' },
  1401: { lobby: 'bicycles', breakfast: 'flatbread', dining: 'oven' },
  1501: { lobby: 'overalls', breakfast: 'berries', dining: 'bar', meeting: true },
  1502: { lobby: 'fire', breakfast: 'porridge', dining: 'hearth', bathing: 'snowPool' },
  1503: { lobby: 'skis', breakfast: 'porridge', dining: 'bar', bathing: 'pool' },
  1504: { lobby: 'trailMap', breakfast: 'pancakes', dining: 'hearth', bathing: 'sauna' },
  1551: { lobby: 'lanterns', breakfast: 'porridge', bathing: 'sauna' },
  1601: { lobby: 'bentwood', breakfast: 'loaf', dining: 'bar', meeting: true },
  1651: { lobby: 'skates', breakfast: 'pie', dining: 'oven' },
  1701: { lobby: 'violin', breakfast: 'berries', meeting: true },
  1751: { lobby: 'seaChart', breakfast: 'berries', dining: 'hearth', meeting: true },
  1801: { lobby: 'oars', breakfast: 'loaf', bathing: 'sauna' },
  1851: { lobby: 'parasol', breakfast: 'berries', dining: 'buffet', bathing: 'pool' },
  1901: { lobby: 'swimRings', breakfast: 'pasties', dining: 'oven', bathing: 'pool' },
  1951: { lobby: 'telescope', breakfast: 'berries', dining: 'buffet' },
  2001: { lobby: 'luggage', breakfast: 'wreath', dining: 'buffet', bathing: 'sauna' },
  2002: { lobby: 'wallPainting', breakfast: 'loaf', dining: 'hearth', meeting: true },
};

const order = ['view', 'lobby', 'breakfast', 'dining', 'bathing', 'meeting'] as const satisfies readonly InteriorKind[];

/** What is shown of a hotel indoors, in the order of its gallery. */
export const interiorKindsOf = (record: InteriorRecord): readonly InteriorKind[] =>
  order.filter((kind) => kind === 'view' || record[kind] !== undefined);
