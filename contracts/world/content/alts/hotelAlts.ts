import type { Localized } from '../../localized';
import { northernAlts } from './northernAlts';
import { southernAlts } from './southernAlts';

/** The alternative text of each hotel's picture, by the hotel's id. */
export const hotelAlts: Readonly<Record<string, Localized>> = { ...southernAlts, ...northernAlts };
