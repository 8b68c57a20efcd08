import type { TownPlan } from '../townPlan';
import { capital } from './capital';
import { espoo } from './espoo';
import { hanko } from './hanko';
import { helsinki } from './helsinki';
import { imatra } from './imatra';
import { jyvaskyla } from './jyvaskyla';
import { kuopio } from './kuopio';
import { lahti } from './lahti';
import { levi } from './levi';
import { oulu } from './oulu';
import { porvoo } from './porvoo';
import { rovaniemi } from './rovaniemi';
import { saariselka } from './saariselka';
import { savonlinna } from './savonlinna';
import { tallinn } from './tallinn';
import { tampere } from './tampere';
import { turku } from './turku';
import { vaasa } from './vaasa';
import { vantaa } from './vantaa';
import { yllas } from './yllas';

/** By the sheet that each is drawn on. */
export const townPlans: Readonly<Record<string, TownPlan>> = {
  ...{ capital, espoo, hanko, helsinki, imatra, jyvaskyla, kuopio, lahti, levi, oulu },
  ...{ porvoo, rovaniemi, saariselka, savonlinna, tallinn, tampere, turku, vaasa, vantaa, yllas },
};
