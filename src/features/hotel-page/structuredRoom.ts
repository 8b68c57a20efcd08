import type { HotelRoomLeaf, LocationFeatureSpecificationLeaf, QuantitativeValueLeaf } from 'schema-dts';
import type { SiteAddresses } from '@/config/siteAddresses';
import type { DescribedRoom } from '@/domain/content/hotelPage';
import { roomAccessFacts } from '@/domain/stay/roomAccess';
import { bedsIn } from '@/domain/stay/roomType';
import type { Translator } from '@/i18n/translator';

/** Units as schema.org wants them, by UN/CEFACT: persons, square metres, centimetres. */
const PERSONS = 'C62';
const SQUARE_METRES = 'MTK';
const CENTIMETRES = 'CMT';

/** One feature of a house or a room: there, not there, or measured. */
export const feature = (
  name: string,
  value: boolean | number = true,
  unitCode?: string,
): LocationFeatureSpecificationLeaf => ({ '@type': 'LocationFeatureSpecification', name, value, unitCode });

const range = (minValue: number, maxValue: number, unitCode: string): QuantitativeValueLeaf => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode,
});

/** What is known of an accessible room, measures with their unit: guests who need it go by nothing less. */
function measured(
  facts: DescribedRoom['accessibility'],
  t: Translator['t'],
): readonly LocationFeatureSpecificationLeaf[] {
  if (!facts) return [];
  return roomAccessFacts.flatMap((fact) => {
    const value = facts[fact];
    if (value === null) return [];
    return [feature(t(`stay.accessibility.names.${fact}`), value, typeof value === 'number' ? CENTIMETRES : undefined)];
  });
}

/** A room type of a hotel as schema.org data. */
export function structuredRoom(
  room: DescribedRoom,
  { site, t }: { readonly site: SiteAddresses; readonly t: Translator['t'] },
): HotelRoomLeaf {
  const { bedSize, bathroomType, features, pictures } = room;
  const [picture] = pictures;
  return {
    '@type': 'HotelRoom',
    name: room.name,
    description: room.description,
    image: picture && site.file(picture.src),
    bed: bedSize
      ? { '@type': 'BedDetails', numberOfBeds: bedsIn(bedSize), typeOfBed: t(`bedTypes.${bedSize}`) }
      : undefined,
    occupancy: range(room.minOccupancy, room.maxOccupancy, PERSONS),
    floorSize: range(room.minSize, room.maxSize, SQUARE_METRES),
    petsAllowed: features.includes('PET_ROOM'),
    amenityFeature: [
      ...(bathroomType === 'NONE' ? [] : [feature(t(`stay.bathroom.${bathroomType}`))]),
      ...features.map((each) => feature(t(`roomFeatures.${each}`))),
      ...measured(room.accessibility, t),
    ],
  };
}
