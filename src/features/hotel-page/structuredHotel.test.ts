import { siteAddresses } from '@/config/siteAddresses';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { structuredTrail } from '@/routes/structuredTrail';
import { structuredHotel } from './structuredHotel';
import { hotelPageSample } from './testing/hotelPageSample';

const site = siteAddresses({ siteOrigin: 'https://sarastus.example', basePath: '/stay' });
const translator = createTranslator('en', loadAllMessages('en'));
const page = { site, path: '/en/hotels/helsinki/lahti', translator };
/** As a page contains it. */
const described = (...args: Parameters<typeof structuredHotel>) =>
  JSON.parse(JSON.stringify(structuredHotel(...args))) as Record<string, unknown>;

describe('the schema.org data of a hotel', () => {
  it('has absolute addresses, its place and its times', () => {
    expect(described(hotelPageSample(), page)).toMatchObject({
      '@type': 'Hotel',
      url: 'https://sarastus.example/stay/en/hotels/helsinki/lahti',
      image: ['https://sarastus.example/images/hotels/1001-card-960.webp'],
      address: { streetAddress: 'Rantatie 1', addressCountry: 'FI' },
      geo: { latitude: 60.17, longitude: 24.93 },
      checkinTime: '15:00',
      checkoutTime: '11:00',
      petsAllowed: true,
    });
  });

  it('says what the house has, and for accessibility what it lacks', () => {
    const feature = (name: string, value: boolean | number) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value,
    });
    expect(described(hotelPageSample(), page).amenityFeature).toEqual([
      feature('Restaurant Kaislikko', true),
      feature('Pets welcome', true),
      feature('Step-free entrance', true),
      feature('Lift to every floor with rooms', false),
      feature('Accessible parking', true),
      feature('Accessible toilet near reception', true),
      feature('Induction loop at reception', false),
      feature('Accessible rooms', 4),
    ]);
  });

  it('has each room with its beds, its guests and everything that is known of it', () => {
    expect(described(hotelPageSample(), page).containsPlace).toEqual([
      {
        '@type': 'HotelRoom',
        name: 'Accessible Twin',
        description: 'Room to turn.',
        bed: { '@type': 'BedDetails', numberOfBeds: 2, typeOfBed: 'Two beds, 90\u00a0cm' },
        occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitCode: 'C62' },
        floorSize: { '@type': 'QuantitativeValue', minValue: 24, maxValue: 28, unitCode: 'MTK' },
        petsAllowed: true,
        amenityFeature: [
          { '@type': 'LocationFeatureSpecification', name: 'Shower', value: true },
          { '@type': 'LocationFeatureSpecification', name: 'Desk', value: true },
          { '@type': 'LocationFeatureSpecification', name: 'Pets welcome', value: true },
          { '@type': 'LocationFeatureSpecification', name: 'Door width', value: 90, unitCode: 'CMT' },
          { '@type': 'LocationFeatureSpecification', name: 'Turning circle', value: 150, unitCode: 'CMT' },
          { '@type': 'LocationFeatureSpecification', name: 'Space beside the bed', value: 120, unitCode: 'CMT' },
          { '@type': 'LocationFeatureSpecification', name: 'Bed height', value: 52, unitCode: 'CMT' },
          { '@type': 'LocationFeatureSpecification', name: 'Step-free shower', value: true },
          { '@type': 'LocationFeatureSpecification', name: 'Fire alarm that also vibrates', value: false },
        ],
      },
    ]);
  });

  it('leaves out what is not known', () => {
    const unknown = described(hotelPageSample({ location: null, roomTypes: [], accessibility: null }), page);
    expect(Object.keys(unknown)).not.toContain('geo');
    expect(Object.keys(unknown)).not.toContain('petsAllowed');
    expect(unknown.amenityFeature).toHaveLength(1);
  });

  it('has the way to reserve, with a place for dates and guests', () => {
    expect(described(hotelPageSample(), page).potentialAction).toEqual({
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate:
          'https://sarastus.example/stay/en/booking/room?hotel=1001{&from,to,rooms,adults,children,ages,pets}',
      },
      result: { '@type': 'LodgingReservation' },
    });
  });
});

it('has the breadcrumbs of the page, from the home page down', () => {
  const trail = structuredTrail(
    [
      { name: 'Home', href: '/en' },
      { name: 'Hotels', href: '/en/hotels' },
    ],
    site,
  );
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://sarastus.example/stay/en' },
      { position: 2, name: 'Hotels', item: 'https://sarastus.example/stay/en/hotels' },
    ],
  });
});
