import type { Brand } from '@/domain/content/hotel';
import { text, type Localized } from '../localized';
import type { PassStatus } from './passFacts';

/** The words of a pass. */
export const passTexts = {
  stay: text('Hotellivaraus', 'Hotel booking', 'Hotellbokning', 'Hotellibroneering'),
  hotel: text('Hotelli', 'Hotel', 'Hotell', 'Hotell'),
  number: text('Varausnumero', 'Booking number', 'Bokningsnummer', 'Broneeringu number'),
  arrival: text('Tulo', 'Arrival', 'Ankomst', 'Saabumine'),
  departure: text('Lähtö', 'Departure', 'Avresa', 'Lahkumine'),
  rooms: text('Huoneita', 'Rooms', 'Rum', 'Tube'),
  guests: text('Vieraita', 'Guests', 'Gäster', 'Külalisi'),
  status: text('Tila', 'Status', 'Status', 'Olek'),
  address: text('Osoite', 'Address', 'Adress', 'Aadress'),
} satisfies Readonly<Record<string, Localized>>;

export const statusTexts: Readonly<Record<PassStatus, Localized>> = {
  CONFIRMED: text('Vahvistettu', 'Confirmed', 'Bekräftad', 'Kinnitatud'),
  PRE_CHECKIN: text('Tulo tänään', 'Arrival today', 'Ankomst i dag', 'Saabumine täna'),
  CURRENT_STAY: text('Majoittumassa', 'Staying now', 'Vistelsen pågår', 'Praegu majutuses'),
  DUE_OUT: text('Lähtö tänään', 'Departure today', 'Avresa i dag', 'Lahkumine täna'),
};

interface Colours {
  readonly ground: string;
  readonly text: string;
  readonly label: string;
}

/** The band at the head of each brand's pages. */
export const passColours: Readonly<Record<Brand, Colours>> = {
  original: { ground: '#123B2C', text: '#FBF5E7', label: '#C3D3C6' },
  break: { ground: '#12364C', text: '#F5FAFC', label: '#BBD0DC' },
  solo: { ground: '#111013', text: '#FAF7F4', label: '#BDB6B1' },
  heymo: { ground: '#FFD81A', text: '#20103A', label: '#4A3868' },
  custom: { ground: '#24292F', text: '#F7F8F9', label: '#BFC5CC' },
};
