import { locales } from '@/domain/locale';
import { generatedHotel } from '../generatedChain';
import { allHotels, hotelById } from '../hotels/allHotels';
import { hotelContents } from './content';
import { interiors } from './interiors';
import { pictureOfHotel, pictureOfSubpage, picturesOfHotel } from './pictures';

const nameOf = ({ url }: { readonly url: string }) => url.replace(/^.*\/(.*)-card-960\.webp$/, '$1');
const galleryOf = (id: string) => picturesOfHotel(hotelById(id)).map(nameOf);

describe('the gallery of a hotel', () => {
  it('begins with the house, its view and its rooms for all guests, and ends with three bedrooms', () => {
    expect(galleryOf('1001')).toEqual([
      '1001',
      '1001-view',
      '1001-lobby',
      '1001-breakfast',
      '1001-dining',
      '1001-bathing',
      '1001-meeting',
      'original-stq',
      'original-sui',
      'original-fam',
    ]);
    expect(galleryOf('1003').slice(-3)).toEqual(['heymo-stq', 'heymo-bun', 'heymo-coz']);
  });

  it.each(hotelContents)('shows only what the pages of hotel $hotelId tell of', ({ hotelId, subpages }) => {
    const kinds = subpages.map(({ kind }) => kind);
    const record = interiors[hotelId];
    expect({
      dining: record?.dining !== undefined,
      bathing: record?.bathing !== undefined,
      meeting: record?.meeting === true,
    }).toEqual({
      dining: kinds.includes('RESTAURANT'),
      bathing: kinds.includes('SAUNA_AND_SPA'),
      meeting: kinds.includes('MEETINGS'),
    });
  });

  it('shows in its lobby what no other hotel has', () => {
    const things = Object.values(interiors).map(({ lobby }) => lobby);
    expect(new Set(things).size).toBe(allHotels.length);
  });

  it('says of each picture what it shows, in every language and in other words than those beside it', () => {
    for (const language of locales)
      for (const hotel of allHotels) {
        const alts = picturesOfHotel(hotel).map(({ alt }) => alt[language]);
        expect(new Set(alts).size).toBe(alts.length);
        for (const alt of alts) expect(alt).toMatch(/^\p{Lu}[^{}]{30,220}\.$/u);
      }
  });
});

describe('the picture of a page below a hotel’s', () => {
  const hotel = hotelById('1001');

  it('shows what the page is about', () => {
    expect(nameOf(pictureOfSubpage(hotel, 'RESTAURANT'))).toBe('1001-dining');
    expect(nameOf(pictureOfSubpage(hotel, 'SAUNA_AND_SPA'))).toBe('1001-bathing');
    expect(nameOf(pictureOfSubpage(hotel, 'MEETINGS'))).toBe('1001-meeting');
  });

  it('is the hotel where nothing else is drawn', () => {
    expect(pictureOfSubpage(hotel, 'FAMILIES')).toEqual(pictureOfHotel(hotel));
    const generated = generatedHotel(1, 'seed', { pictureOf: '1401' }).hotel;
    expect(nameOf(pictureOfSubpage(generated, 'RESTAURANT'))).toBe('1401-dining');
    expect(nameOf(pictureOfSubpage(generated, 'MEETINGS'))).toBe('1401');
    const undrawn = { ...hotel, id: '9', pictureOf: '1001', brand: 'heymo' as const };
    expect(picturesOfHotel(undrawn).map(nameOf)).toContain('1001-view');
  });
});
