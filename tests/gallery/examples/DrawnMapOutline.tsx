import { DrawnMapOutline } from '@/design-system/DrawnMapOutline';
import type { Examples } from '../example';

const words = {
  note: 'Kartta on piirros.',
  credit: '© OpenStreetMapin tekijät',
  street: 'Näytä katukartta',
  rings: (place: string) => `Renkaat: noin 5, 10 ja 15 minuutin kävelymatka, keskellä ${place}.`,
};
const station = { kind: 'STATION', name: 'Päärautatieasema', latitude: 60.1719, longitude: 24.9414 } as const;
const hotel = { name: 'Hotelli Kallio', latitude: 60.1857, longitude: 24.9519 };

export const examples: Examples = {
  'A map that is still to come': () => (
    <DrawnMapOutline shape="wide" words={words} hasStreet content={{ places: [station], ringsAround: hotel }} />
  ),
};
