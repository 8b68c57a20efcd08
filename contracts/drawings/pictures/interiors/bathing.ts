import type { Bathing } from '../../../world/content/interiors';
import type { Scene } from '../scenes/scene';
import type { House } from './hall';
import { hotelSauna } from './hotelSauna';
import { poolHall } from './pool';
import { snowPool } from './snowPool';

const scenes: Readonly<Record<Bathing, (house: House) => Scene>> = {
  brickSauna: (house) => hotelSauna(house, true),
  pool: poolHall,
  sauna: (house) => hotelSauna(house, false),
  snowPool,
};

/** Where the guests of a hotel bathe. */
export const bathing = (house: House, kind: Bathing): Scene => scenes[kind](house);
