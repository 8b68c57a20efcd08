import { siteAddresses } from '@/config/siteAddresses';
import { structuredTrail } from '@/routes/structuredTrail';
import { structuredHotel } from './structuredHotel';
import { hotelPageSample } from './testing/hotelPageSample';

const site = siteAddresses({ siteOrigin: 'https://sarastus.example', basePath: '/stay' });
const page = { site, path: '/en/hotels/helsinki/lahti', amenities: ['Sauna'] };

describe('the schema.org data of a hotel', () => {
  it('has absolute addresses, its place and its times', () => {
    expect(structuredHotel(hotelPageSample(), page)).toMatchObject({
      '@type': 'Hotel',
      url: 'https://sarastus.example/stay/en/hotels/helsinki/lahti',
      image: ['https://sarastus.example/images/hotels/1001-card-960.webp'],
      address: { streetAddress: 'Rantatie 1', addressCountry: 'FI' },
      geo: { latitude: 60.17, longitude: 24.93 },
      checkinTime: '15:00',
      checkoutTime: '11:00',
      petsAllowed: true,
      amenityFeature: [{ name: 'Sauna', value: true }],
    });
  });

  it('leaves out what is not known', () => {
    const described = structuredHotel(hotelPageSample({ location: null, roomTypes: [] }), page);
    expect(Object.keys(described)).not.toContain('geo');
    expect(Object.keys(described)).not.toContain('petsAllowed');
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
