import type { NearbyKind } from '@/domain/content/surroundings';
import { same, text, type Localized } from '../localized';
import type { HotelRecord } from '../model';

/** A place that guests arrive at or go to, WGS 84 degrees. */
interface Landmark {
  readonly kind: NearbyKind;
  readonly name: Localized;
  readonly latitude: number;
  readonly longitude: number;
}

const landmark =
  (kind: Landmark['kind']) =>
  (latitude: number, longitude: number, name: Localized): Landmark => ({ kind, name, latitude, longitude });
const station = landmark('STATION');
const centre = landmark('CENTRE');
const harbour = landmark('HARBOUR');
const slopes = landmark('SLOPES');
const airport = landmark('AIRPORT');

const railway = text('Rautatieasema', 'Railway station', 'Järnvägsstationen', 'Raudteejaam');
const marketSquare = text('Kauppatori', 'Market square', 'Salutorget', 'Turuväljak');
const kittilaAirport = airport(
  67.701,
  24.8468,
  text('Kittilän lentoasema', 'Kittilä Airport', 'Kittilä flygplats', 'Kittilä lennujaam'),
);

/** By city, in the order of their worth to a guest who arrives. */
const landmarks: Readonly<Record<string, readonly Landmark[]>> = {
  helsinki: [
    station(
      60.1719,
      24.9414,
      text(
        'Helsingin päärautatieasema',
        'Helsinki Central Station',
        'Helsingfors centralstation',
        'Helsingi keskraudteejaam',
      ),
    ),
    centre(60.1686, 24.9427, text('Kolmen sepän patsas', 'Three Smiths statue', 'Tre smeder', 'Kolme sepa kuju')),
  ],
  espoo: [
    station(
      60.1766,
      24.8301,
      text('Keilaniemen metroasema', 'Keilaniemi metro station', 'Kägeluddens metrostation', 'Keilaniemi metroojaam'),
    ),
    centre(60.1757, 24.805, text('Tapiola', 'Tapiola', 'Hagalund', 'Tapiola')),
  ],
  vantaa: [
    station(
      60.3158,
      24.969,
      text('Lentoaseman juna-asema', 'Airport railway station', 'Flygplatsens järnvägsstation', 'Lennujaama rongijaam'),
    ),
    airport(
      60.3165,
      24.9676,
      text('Helsinki-Vantaan lentoasema', 'Helsinki Airport', 'Helsingfors-Vanda flygplats', 'Helsingi lennujaam'),
    ),
  ],
  turku: [
    station(60.4537, 22.2531, railway),
    centre(60.4515, 22.2669, marketSquare),
    harbour(60.4347, 22.2193, text('Turun satama', 'Port of Turku', 'Åbo hamn', 'Turu sadam')),
  ],
  tampere: [
    station(61.4986, 23.7735, railway),
    centre(61.4979, 23.761, text('Keskustori', 'Central Square', 'Centraltorget', 'Keskväljak')),
  ],
  jyvaskyla: [
    station(62.2407, 25.7544, text('Matkakeskus', 'Travel Centre', 'Resecentret', 'Reisikeskus')),
    centre(62.2426, 25.7473, text('Kirkkopuisto', 'Church Park', 'Kyrkoparken', 'Kirikupark')),
  ],
  kuopio: [station(62.897, 27.681, railway), centre(62.8924, 27.6783, marketSquare)],
  lahti: [station(60.9768, 25.6589, railway), centre(60.9834, 25.656, marketSquare)],
  imatra: [
    station(61.1953, 28.7786, railway),
    centre(61.171, 28.7778, text('Imatrankoski', 'Imatra rapids', 'Imatra fors', 'Imatra kosk')),
  ],
  savonlinna: [station(61.8691, 28.8795, railway), centre(61.8686, 28.8847, marketSquare)],
  oulu: [
    station(65.0117, 25.4838, railway),
    centre(65.0126, 25.4682, text('Rotuaari', 'Rotuaari', 'Rotuaari', 'Rotuaari')),
  ],
  rovaniemi: [
    station(66.4976, 25.7068, railway),
    centre(66.5024, 25.7294, text('Lordin aukio', 'Lordi’s Square', 'Lordis torg', 'Lordi väljak')),
  ],
  levi: [slopes(67.8032, 24.8088, text('Eturinteet', 'Front slopes', 'Främre backarna', 'Esinõlvad')), kittilaAirport],
  yllas: [
    centre(
      67.6042,
      24.1517,
      text('Äkäslompolon keskusta', 'Äkäslompolo village', 'Äkäslompolo by', 'Äkäslompolo küla'),
    ),
    slopes(67.581, 24.216, text('Ylläksen rinteet', 'Ylläs slopes', 'Ylläs backar', 'Ylläse nõlvad')),
    kittilaAirport,
  ],
  saariselka: [
    centre(68.4199, 27.4144, text('Saariselän keskusta', 'Saariselkä village', 'Saariselkä by', 'Saariselkä küla')),
    slopes(68.4246, 27.4392, text('Saariselän rinteet', 'Saariselkä slopes', 'Saariselkä backar', 'Saariselkä nõlvad')),
    airport(68.6073, 27.4053, text('Ivalon lentoasema', 'Ivalo Airport', 'Ivalo flygplats', 'Ivalo lennujaam')),
  ],
  porvoo: [
    station(60.3935, 25.6649, text('Linja-autoasema', 'Bus station', 'Busstationen', 'Bussijaam')),
    centre(
      60.3965,
      25.6592,
      text('Vanha Raatihuoneentori', 'Old Town Hall Square', 'Gamla Rådhustorget', 'Vana raekoja plats'),
    ),
  ],
  hanko: [
    station(59.826, 22.969, railway),
    harbour(59.8212, 22.9706, text('Itäsatama', 'Eastern Harbour', 'Östra hamnen', 'Idasadam')),
  ],
  vaasa: [station(63.0977, 21.6224, railway), centre(63.0957, 21.6156, marketSquare)],
  tallinn: [
    station(
      59.4403,
      24.737,
      text('Balti jaam', 'Balti jaam railway station', 'Balti jaam, järnvägsstationen', 'Balti jaam'),
    ),
    centre(59.437, 24.7453, text('Raatihuoneentori', 'Town Hall Square', 'Rådhustorget', 'Raekoja plats')),
    harbour(59.4436, 24.7655, text('Matkustajasatama', 'Ferry terminals', 'Färjeterminalerna', 'Reisisadam')),
  ],
};

/** By hotel: the part of the town, for hotels whose town has parts that guests know. */
const districts: Readonly<Record<string, Localized>> = {
  '1001': text('Töölönlahti', 'Töölönlahti', 'Tölöviken', 'Töölönlahti'),
  '1002': text('Kruununhaka', 'Kruununhaka', 'Kronohagen', 'Kruununhaka'),
  '1003': text('Kallio', 'Kallio', 'Berghäll', 'Kallio'),
  '1004': text('Katajanokka', 'Katajanokka', 'Skatudden', 'Katajanokka'),
  '1101': text('Keilaniemi', 'Keilaniemi', 'Kägeludden', 'Keilaniemi'),
  '1151': text('Lentoasema', 'Airport', 'Flygplatsen', 'Lennujaam'),
  '1201': text('Jokiranta', 'Riverside', 'Åstranden', 'Jõeäär'),
  '1202': text('Tuomiokirkko', 'Cathedral', 'Domkyrkan', 'Toomkirik'),
  '1301': text('Tammerkoski', 'Tammerkoski', 'Tammerkoski', 'Tammerkoski'),
  '1302': text('Tulli', 'Tulli', 'Tulli', 'Tulli'),
  '1401': text('Kauppatori', 'Market square', 'Salutorget', 'Turuväljak'),
  '1501': same('Arktikum'),
  '1502': same('Ounasvaara'),
  '1551': same('Äkäslompolo'),
  '1601': same('Lutakko'),
  '1651': text('Satama', 'Harbour', 'Hamnen', 'Sadam'),
  '1701': text('Satama', 'Harbour', 'Hamnen', 'Sadam'),
  '1751': text('Sisäsatama', 'Inner Harbour', 'Inre hamnen', 'Sisesadam'),
  '1801': text('Vanha kaupunki', 'Old Town', 'Gamla stan', 'Vanalinn'),
  '2001': text('Satama', 'Harbour', 'Hamnen', 'Sadam'),
  '2002': text('Vanhakaupunki', 'Old Town', 'Gamla stan', 'Vanalinn'),
};

/** The farthest that is called a walk, metres. */
const LONGEST_WALK = 3000;
/** Streets are this much longer than the straight line, in towns on a grid. */
const STREET_FACTOR = 1.25;
const METRES_PER_DEGREE = 111_195;

/** Metres on foot, to the nearest fifty. */
const walkBetween = (one: Landmark, other: Pick<HotelRecord, 'latitude' | 'longitude'>): number => {
  const north = (one.latitude - other.latitude) * METRES_PER_DEGREE;
  const east = (one.longitude - other.longitude) * METRES_PER_DEGREE * Math.cos((one.latitude * Math.PI) / 180);
  return Math.max(50, Math.round((Math.hypot(north, east) * STREET_FACTOR) / 50) * 50);
};

/** The part of the town that a hotel is in; null when it has no name that guests know. */
export const districtOf = ({ id }: HotelRecord): Localized | null => districts[id] ?? null;

/** The landmarks of the hotel's city, each with the walk to it in metres; null when it is too far to walk. */
export const nearbyOf = (hotel: HotelRecord): readonly (Landmark & { readonly walkMetres: number | null })[] =>
  (landmarks[hotel.cityId] ?? []).map((each) => {
    const metres = walkBetween(each, hotel);
    return { ...each, walkMetres: metres > LONGEST_WALK ? null : metres };
  });
