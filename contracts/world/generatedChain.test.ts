import { createContent } from './content/content';
import { urlPathOf } from './content/addresses';
import { generatedChain, growChain, shrinkChain } from './generatedChain';
import { allHotels, hotelsOfChain } from './hotels/allHotels';
import { pictureOfHotel } from './content/pictures';
import { roomTypesOf } from './rooms/roomTypes';

describe('a generated chain', () => {
  const chain = generatedChain(500, 'seed');

  it('has five hundred different hotels with four pages each', () => {
    expect(new Set(chain.map(({ hotel }) => hotel.id)).size).toBe(500);
    expect(new Set(chain.map(({ hotel }) => urlPathOf(hotel))).size).toBe(500);
    for (const { hotel, content } of chain) {
      expect(urlPathOf(hotel)).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
      expect(content.subpages).toHaveLength(4);
      expect(new Set(content.subpages.map(({ slug }) => slug.fi)).size).toBe(4);
      expect(pictureOfHotel(hotel).alt.fi).not.toBe('');
      expect(roomTypesOf(hotel).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('is the same for the same seed', () => {
    expect(generatedChain(500, 'seed')).toEqual(chain);
    expect(generatedChain(500, 'other')).not.toEqual(chain);
  });

  it('is added to the chain’s own hotels, and taken away again', () => {
    const content = createContent();
    growChain(content, 40, 'seed');
    expect(hotelsOfChain()).toHaveLength(40);
    expect(hotelsOfChain().slice(0, allHotels.length)).toEqual(allHotels);
    for (const { id } of hotelsOfChain()) expect(content.hotels.has(id)).toBe(true);
    shrinkChain(40, 'seed');
    expect(hotelsOfChain()).toEqual(allHotels);
  });
});
