import { text, type Localized } from './localized';
import type { HotelRecord } from './model';

/** A picture of the site's own set, and what it shows. */
export interface PictureRecord {
  readonly url: string;
  readonly alt: Localized;
}

const brands: Readonly<Record<HotelRecord['brand'], Localized>> = {
  original: text(
    'Piirros: hotelli metsän reunassa auringon noustessa',
    'Drawing: a hotel at the edge of a forest at sunrise',
    'Teckning: ett hotell vid skogsbrynet i soluppgången',
    'Joonistus: hotell metsa serval päikesetõusul',
  ),
  break: text(
    'Piirros: tunturimaisema ja hotelli illan valossa',
    'Drawing: fells and a hotel in evening light',
    'Teckning: fjäll och ett hotell i kvällsljus',
    'Joonistus: tunturid ja hotell õhtuvalguses',
  ),
  solo: text(
    'Piirros: kaupunkihotelli yöllä, ikkunoissa valoa',
    'Drawing: a city hotel at night with lights in its windows',
    'Teckning: ett stadshotell om natten med ljus i fönstren',
    'Joonistus: linnahotell öösel, akendes tuled',
  ),
  heymo: text(
    'Piirros: värikäs hotelli vilkkaan kadun varrella',
    'Drawing: a colourful hotel on a lively street',
    'Teckning: ett färgstarkt hotell vid en livlig gata',
    'Joonistus: värvikas hotell elaval tänaval',
  ),
  custom: text(
    'Piirros: vanha kivitalo, joka on hotelli',
    'Drawing: an old stone house that is a hotel',
    'Teckning: ett gammalt stenhus som är hotell',
    'Joonistus: vana kivimaja, mis on hotell',
  ),
};

const rooms = {
  standard: text(
    'Piirros: hotellihuone, sänky ja ikkuna',
    'Drawing: a hotel room with a bed and a window',
    'Teckning: ett hotellrum med säng och fönster',
    'Joonistus: hotellituba voodi ja aknaga',
  ),
  superior: text(
    'Piirros: tilava huone, leveä sänky ja nojatuoli',
    'Drawing: a roomy room with a wide bed and an armchair',
    'Teckning: ett rymligt rum med bred säng och fåtölj',
    'Joonistus: avar tuba laia voodi ja tugitooliga',
  ),
  family: text(
    'Piirros: perhehuone, jossa on useita sänkyjä',
    'Drawing: a family room with several beds',
    'Teckning: ett familjerum med flera sängar',
    'Joonistus: peretuba mitme voodiga',
  ),
  suite: text(
    'Piirros: sviitti, sänky ja oma oleskelutila',
    'Drawing: a suite with a bed and a sitting room',
    'Teckning: en svit med säng och vardagsrum',
    'Joonistus: sviit voodi ja elutoaga',
  ),
  accessible: text(
    'Piirros: esteetön huone, jossa on tilaa sängyn vieressä',
    'Drawing: an accessible room with space beside the bed',
    'Teckning: ett tillgängligt rum med fritt utrymme vid sängen',
    'Joonistus: ligipääsetav tuba, voodi kõrval on ruumi',
  ),
} as const;

const kindOfRoom: Readonly<Record<string, keyof typeof rooms>> = {
  ACC: 'accessible',
  FAM: 'family',
  BUN: 'family',
  APT: 'family',
  CAB: 'family',
  SUI: 'suite',
  LOF: 'suite',
  GLA: 'suite',
  SUP: 'superior',
  SEA: 'superior',
  HER: 'superior',
  STU: 'superior',
};

export const pictureOfHotel = ({ brand }: Pick<HotelRecord, 'brand'>): PictureRecord => ({
  url: `/images/brand-${brand}.svg`,
  alt: brands[brand],
});

/** The picture of a kind of room, by the room type's code. */
export const pictureOfRoom = (code: string): PictureRecord => {
  const kind = kindOfRoom[code] ?? 'standard';
  return { url: `/images/room-${kind}.svg`, alt: rooms[kind] };
};
