import { structuredTrail } from '@/routes/structuredTrail';
import { structuredHotel } from './structuredHotel';
import { hotelPageSample } from './testing/hotelPageSample';

const site = { origin: 'https://sarastus.example', path: '/en/hotels/helsinki/lahti', amenities: ['Sauna'] };

describe('a hotel as search engines read it', () => {
  it('has whole addresses, its place, and its times', () => {
    expect(structuredHotel(hotelPageSample(), site)).toMatchObject({
      '@type': 'Hotel',
      url: 'https://sarastus.example/en/hotels/helsinki/lahti',
      image: ['https://sarastus.example/images/hotels/1001-card-960.webp'],
      address: { streetAddress: 'Rantatie 1', addressCountry: 'FI' },
      geo: { latitude: 60.17, longitude: 24.93 },
      checkinTime: '15:00',
      checkoutTime: '11:00',
      petsAllowed: true,
      amenityFeature: [{ name: 'Sauna', value: true }],
    });
  });

  it('says nothing of what is not known', () => {
    const told = structuredHotel(hotelPageSample({ location: null, roomTypes: [] }), site);
    expect(Object.keys(told)).not.toContain('geo');
    expect(Object.keys(told)).not.toContain('petsAllowed');
  });
});

it('is told where the page lies, from the front door down', () => {
  const trail = structuredTrail('https://sarastus.example', [
    { name: 'Home', href: '/en' },
    { name: 'Hotels', href: '/en/hotels' },
  ]);
  expect(trail).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://sarastus.example/en' },
      { position: 2, name: 'Hotels', item: 'https://sarastus.example/en/hotels' },
    ],
  });
});
