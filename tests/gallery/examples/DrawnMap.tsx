import { DrawnMap } from '@/design-system/DrawnMap';
import type { Examples } from '../example';

const words = {
  zoomIn: 'Lähennä karttaa',
  zoomOut: 'Loitonna karttaa',
  reset: 'Palauta kartan rajaus',
  local: ([name = '']: readonly string[]) => name,
  note: 'Kartta on piirros.',
  credit: '© OpenStreetMapin tekijät',
  street: 'Näytä katukartta',
  drawn: 'Palaa piirrettyyn karttaan',
  streetLoading: 'Katukarttaa ladataan',
  streetFailed: 'Katukarttaa ei voi näyttää.',
  streetWheel: (key: string) => `Zoomaa pitämällä ${key} painettuna`,
  streetFingers: 'Siirrä karttaa kahdella sormella',
  length: (metres: number) => `${metres} m`,
  ring: (minutes: number) => `${minutes} min`,
  rings: (place: string) => `Renkaat: noin 5, 10 ja 15 minuutin kävelymatka, keskellä ${place}.`,
};
const mark = (id: string, latitude: number, longitude: number, ...texts: string[]) => ({
  id,
  name: id,
  latitude,
  longitude,
  texts,
});
const station = { kind: 'STATION', name: 'Päärautatieasema', latitude: 60.1719, longitude: 24.9414 } as const;
const rovaniemi = [mark('Arktikum', 66.5075, 25.7282, 'Arktikum')];

export const examples: Examples = {
  'One place': () => (
    <DrawnMap
      label="Hotellin paikka"
      shape="wide"
      words={words}
      streetStyle={null}
      content={{ marks: rovaniemi, places: [], ringsAround: rovaniemi[0] ?? null }}
    />
  ),
  'Hotels of a town, one of them full and one chosen': () => (
    <DrawnMap
      label="Hotellit kartalla"
      words={words}
      streetStyle={null}
      pressed={['Kallio']}
      onPress={() => undefined}
      content={{
        marks: [
          mark('Töölönlahti', 60.1752, 24.9353, '129 €'),
          { ...mark('Kruununhaka', 60.1712, 24.9551, 'Täynnä'), isFaint: true },
          mark('Kallio', 60.1857, 24.9519, '98 €'),
          mark('Katajanokka', 60.1683, 24.9614, '164 €'),
        ],
        places: [station],
        ringsAround: station,
      }}
    />
  ),
};
