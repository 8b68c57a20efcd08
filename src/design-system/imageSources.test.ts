import { existsSync } from 'node:fs';
import path from 'node:path';
import { allHotels } from '../../contracts/world/hotels/allHotels';
import { pictureOfHotel, pictureOfRoom, picturesOfHotel } from '../../contracts/world/content/pictures';
import { imageSources, type PictureShape } from './imageSources';

const filesOf = (src: string, shape: PictureShape): readonly string[] => {
  const known = imageSources(src, shape);
  if (!known) return [];
  return [
    known.fallback.src,
    ...known.sources.flatMap(({ srcSet }) => srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')),
  ];
};

const isMissing = (file: string): boolean => !existsSync(path.join('public', file));

describe('imageSources', () => {
  it('offers a card as AVIF first, then WebP, in every width', () => {
    expect(imageSources('/images/hotels/1001-card-960.webp', 'card')).toEqual({
      sources: [
        {
          type: 'image/avif',
          srcSet: '/images/hotels/1001-card-480.avif 480w, /images/hotels/1001-card-960.avif 960w',
        },
        {
          type: 'image/webp',
          srcSet: '/images/hotels/1001-card-480.webp 480w, /images/hotels/1001-card-960.webp 960w',
        },
      ],
      fallback: { src: '/images/hotels/1001-card-960.webp', width: 960, height: 640 },
    });
  });

  it('shows a hero wide on a screen and tall on a phone', () => {
    const hero = imageSources('/base/images/site/home-card-960.webp', 'hero');
    expect(hero?.sources.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(min-width: 48em)'],
      ['image/webp', '(min-width: 48em)'],
      ['image/avif', undefined],
      ['image/webp', undefined],
    ]);
    expect(hero?.sources[0]?.srcSet).toContain('/base/images/site/home-wide-1920.avif 1920w');
    expect(hero?.sources[2]?.srcSet).toContain('/base/images/site/home-tall-480.avif 480w');
    expect(hero?.fallback).toEqual({ src: '/base/images/site/home-wide-960.webp', width: 960, height: 384 });
  });

  it('shows a hall wide on a screen and as a card on a phone', () => {
    const hero = imageSources('/images/halls/1001-dining-card-960.webp', 'hero');
    expect(hero?.sources.map(({ srcSet, media }) => [srcSet, media])).toEqual([
      ['/images/halls/1001-dining-wide-1200.avif 1200w', '(min-width: 48em)'],
      ['/images/halls/1001-dining-wide-1200.webp 1200w', '(min-width: 48em)'],
      ['/images/halls/1001-dining-card-480.avif 480w, /images/halls/1001-dining-card-960.avif 960w', undefined],
      ['/images/halls/1001-dining-card-480.webp 480w, /images/halls/1001-dining-card-960.webp 960w', undefined],
    ]);
    expect(hero?.fallback).toEqual({ src: '/images/halls/1001-dining-wide-1200.webp', width: 1200, height: 480 });
  });

  it('shows a room as a card where a hero is wanted, since rooms have no other shape', () => {
    const src = '/images/rooms/solo-lof-card-960.webp';
    expect(imageSources(src, 'hero')).toEqual(imageSources(src, 'card'));
  });

  it.each([
    'https://images.sarastus.example/kamppi.webp',
    '/images/hotels/1001.webp',
    '/images/hotels/1001-card-960.png',
    '/images/elsewhere/1001-card-960.webp',
    '',
  ])('knows no files of %s', (src) => {
    expect(imageSources(src, 'card')).toBeNull();
  });

  it('names only files that the site has, for every hotel and every room', () => {
    const hotels = allHotels.flatMap((hotel) => filesOf(pictureOfHotel(hotel).url, 'card'));
    const heroes = allHotels.flatMap((hotel) => filesOf(pictureOfHotel(hotel).url, 'hero'));
    const galleries = allHotels.flatMap((hotel) =>
      picturesOfHotel(hotel).flatMap(({ url }) => [...filesOf(url, 'card'), ...filesOf(url, 'hero')]),
    );
    const rooms = allHotels.flatMap(({ brand, roomKinds }) =>
      roomKinds.flatMap((code) => filesOf(pictureOfRoom(brand, code).url, 'card')),
    );
    const site = ['home', 'not-found'].flatMap((name) => filesOf(`/images/site/${name}-card-960.webp`, 'hero'));
    const moods = [...new Set(allHotels.map(({ brand }) => brand))].flatMap((name) => [
      ...filesOf(`/images/brands/${name}-card-960.webp`, 'hero'),
      ...filesOf(`/images/brands/${name}-card-960.webp`, 'card'),
    ]);
    expect([...hotels, ...heroes, ...galleries, ...rooms, ...site, ...moods].filter(isMissing)).toEqual([]);
    expect(hotels).toHaveLength(26 * 5);
  });
});
