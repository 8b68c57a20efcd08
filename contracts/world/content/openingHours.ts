import { text } from '../localized';

/** The days of the week that hours are written for. */
export const days = {
  daily: text('joka päivä', 'every day', 'alla dagar', 'iga päev'),
  monThu: text('ma–to', 'Mon–Thu', 'mån–tors', 'E–N'),
  monFri: text('ma–pe', 'Mon–Fri', 'mån–fre', 'E–R'),
  monSat: text('ma–la', 'Mon–Sat', 'mån–lör', 'E–L'),
  tueSat: text('ti–la', 'Tue–Sat', 'tis–lör', 'T–L'),
  wedSun: text('ke–su', 'Wed–Sun', 'ons–sön', 'K–P'),
  friSat: text('pe–la', 'Fri–Sat', 'fre–lör', 'R–L'),
  satSun: text('la–su', 'Sat–Sun', 'lör–sön', 'L–P'),
  sun: text('su', 'Sun', 'sön', 'P'),
} as const;

/** Opening hours by days, `HH:MM–HH:MM`. */
export type Hours = readonly (readonly [days: keyof typeof days, hours: string])[];
