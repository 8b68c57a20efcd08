import type { Localized } from '../../localized';
import { northernAlts } from './northernAlts';
import { southernAlts } from './southernAlts';

/** What the picture of each hotel shows, by the hotel's id. */
export const hotelAlts: Readonly<Record<string, Localized>> = { ...southernAlts, ...northernAlts };
