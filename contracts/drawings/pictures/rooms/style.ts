import type { Colour } from '../drawing/colour';
import type { Texture } from '../drawing/texture';
import type { Brand } from '@/domain/content/hotel';

/** The materials of a brand's rooms. */
export interface RoomStyle {
  readonly wall: Colour;
  readonly sideWall: Colour;
  readonly wallTexture: Texture | null;
  readonly ceiling: Colour;
  readonly floor: Colour;
  readonly wood: Colour;
  readonly headboard: Colour;
  readonly linen: Colour;
  readonly throwCloth: Colour;
  readonly throwMark: Colour;
  readonly accent: Colour;
  readonly seat: Colour;
  readonly tile: Colour;
  readonly metal: Colour;
  readonly rug: Colour;
}

/** Walls, woods and textiles per brand. */
export const roomStyles: Readonly<Record<Brand, RoomStyle>> = {
  original: {
    wall: '#c9cdb4',
    sideWall: '#b4baa0',
    wallTexture: null,
    ceiling: '#eee6d4',
    floor: '#c79a68',
    wood: '#b98754',
    headboard: '#2f5a48',
    linen: '#fbf4e6',
    throwCloth: '#3f7a5f',
    throwMark: '#f0c069',
    accent: '#d9803f',
    seat: '#c96f3f',
    tile: '#dfe6dc',
    metal: '#c9a25a',
    rug: '#e6d2a8',
  },
  break: {
    wall: '#b98a5f',
    sideWall: '#a37850',
    wallTexture: 'boards',
    ceiling: '#caa27a',
    floor: '#9c7350',
    wood: '#8a5f3f',
    headboard: '#6a4a36',
    linen: '#f7f0e4',
    throwCloth: '#2f5a86',
    throwMark: '#f08a72',
    accent: '#f08a72',
    seat: '#56708c',
    tile: '#8a97a0',
    metal: '#3a3a42',
    rug: '#e9e0d0',
  },
  solo: {
    wall: '#454b68',
    sideWall: '#383d58',
    wallTexture: null,
    ceiling: '#5a566a',
    floor: '#7a5240',
    wood: '#5f3d30',
    headboard: '#7d2638',
    linen: '#f6eee4',
    throwCloth: '#23263c',
    throwMark: '#c9a25a',
    accent: '#c9a25a',
    seat: '#8d3546',
    tile: '#e4ddd6',
    metal: '#c9a25a',
    rug: '#5c4a5c',
  },
  heymo: {
    wall: '#fbe9b8',
    sideWall: '#f2d48a',
    wallTexture: null,
    ceiling: '#fdf6e4',
    floor: '#d9b48a',
    wood: '#d9a05c',
    headboard: '#6d4bb0',
    linen: '#fffaf0',
    throwCloth: '#e8577e',
    throwMark: '#ffd24a',
    accent: '#2f9c95',
    seat: '#2f9c95',
    tile: '#f7c9d4',
    metal: '#4a3a6a',
    rug: '#8f6fd0',
  },
  custom: {
    wall: '#b9c6c9',
    sideWall: '#a4b3b8',
    wallTexture: null,
    ceiling: '#f0ebe0',
    floor: '#b58f6a',
    wood: '#8a5a3c',
    headboard: '#7a4a30',
    linen: '#fbf6ec',
    throwCloth: '#a8443a',
    throwMark: '#f2e2c0',
    accent: '#a8443a',
    seat: '#4f6f8c',
    tile: '#e9ecea',
    metal: '#b58a4a',
    rug: '#c9b49a',
  },
};
