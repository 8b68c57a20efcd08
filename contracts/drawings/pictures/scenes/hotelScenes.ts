import { airport } from './airport';
import { akaslompolo } from './akaslompolo';
import { arktikum } from './arktikum';
import { aurajoki } from './aurajoki';
import { hanko } from './hanko';
import { imatra } from './imatra';
import { kallio } from './kallio';
import { keilaniemi } from './keilaniemi';
import { kiilopaa } from './kiilopaa';
import { kruununhaka } from './kruununhaka';
import { kuopio } from './kuopio';
import { lahti } from './lahti';
import { levi } from './levi';
import { lutakko } from './lutakko';
import { merikruunu } from './merikruunu';
import { oulu } from './oulu';
import { ounasvaara } from './ounasvaara';
import { porvoo } from './porvoo';
import { sadam } from './sadam';
import { savonlinna } from './savonlinna';
import type { Scene } from './scene';
import { tampere } from './tampere';
import { toolonlahti } from './toolonlahti';
import { tulli } from './tulli';
import { tuomiokirkko } from './tuomiokirkko';
import { vaasa } from './vaasa';
import { vanalinn } from './vanalinn';

/** The scene of each hotel, by its id. */
export const hotelScenes: Readonly<Record<string, Scene>> = {
  1001: toolonlahti,
  1002: kruununhaka,
  1003: kallio,
  1004: merikruunu,
  1101: keilaniemi,
  1151: airport,
  1201: aurajoki,
  1202: tuomiokirkko,
  1301: tampere,
  1302: tulli,
  1401: oulu,
  1501: arktikum,
  1502: ounasvaara,
  1503: levi,
  1504: kiilopaa,
  1551: akaslompolo,
  1601: lutakko,
  1651: kuopio,
  1701: lahti,
  1751: vaasa,
  1801: porvoo,
  1851: hanko,
  1901: imatra,
  1951: savonlinna,
  2001: sadam,
  2002: vanalinn,
};
