import type { LobbyThing } from '../../../world/content/interiors';
import type { Hall } from './hall';
import { chalkboard, departures } from './things/boards';
import { oars, swimRings } from './things/byWater';
import { bicycles } from './things/cycling';
import { seaChart, trailMap } from './things/maps';
import { leadedGlass, wallPainting, woven } from './things/oldWalls';
import { poolTable, records } from './things/play';
import { books, readingCorner, windowSeat } from './things/reading';
import { bentwood, fire, parasol } from './things/seats';
import { lanterns, skis } from './things/snow';
import { overalls, skates } from './things/toBorrow';
import { luggage, rope, telescope, violin } from './things/travel';
import type { Thing } from './things/thing';

const things: Readonly<Record<LobbyThing, Thing>> = {
  bentwood,
  bicycles,
  books,
  chalkboard,
  departures,
  fire,
  lanterns,
  leadedGlass,
  luggage,
  oars,
  overalls,
  parasol,
  poolTable,
  readingCorner,
  records,
  rope,
  seaChart,
  skates,
  skis,
  swimRings,
  telescope,
  trailMap,
  violin,
  wallPainting,
  windowSeat,
  woven,
};

/** What only one hotel has, at the back wall of its lobby. */
export const lobbyThing = (hall: Hall, thing: LobbyThing, x: number): string => things[thing](hall, x);
