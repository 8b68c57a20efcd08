import type { ServiceKind, Weekday } from '@/domain/content/houseRules';
import type { LocalDate } from '@/domain/localDate';
import type { Content } from '../content/content';
import { periodOf } from '../content/seasons';
import type { Hours } from '../content/openingHours';
import { extras } from '../extras';
import type { HotelRecord } from '../model';
import { fees } from '../rates/priceRoom';
import { PET_FEE_ID } from '../codes';

/** When a service is open, hotel time; all year when it has no dates. */
interface ServiceHours {
  readonly kind: ServiceKind;
  readonly fromDay: Weekday;
  readonly toDay: Weekday;
  readonly opens: string;
  /** At or before `opens`: on the next day. */
  readonly closes: string;
  readonly firstDate: LocalDate | null;
  readonly lastDate: LocalDate | null;
}

const spans: Readonly<Record<Hours[number][0], readonly [Weekday, Weekday]>> = {
  daily: ['MON', 'SUN'],
  monThu: ['MON', 'THU'],
  monFri: ['MON', 'FRI'],
  monSat: ['MON', 'SAT'],
  tueSat: ['TUE', 'SAT'],
  wedSun: ['WED', 'SUN'],
  friSat: ['FRI', 'SAT'],
  satSun: ['SAT', 'SUN'],
  sun: ['SUN', 'SUN'],
};

const breakfastOf: Readonly<Record<HotelRecord['brand'], Hours>> = {
  original: [
    ['monFri', '06:30–10:00'],
    ['satSun', '07:30–11:00'],
  ],
  break: [['daily', '07:30–10:30']],
  solo: [['daily', '07:00–10:30']],
  heymo: [
    ['monFri', '07:00–12:00'],
    ['satSun', '08:00–12:00'],
  ],
  custom: [['daily', '07:30–10:30']],
};

/** Hotels whose breakfast keeps hours of its own. */
const ownBreakfast: Readonly<Record<string, Hours>> = { '1151': [['daily', '04:00–10:00']] };

/** Hotels whose reception closes for the night. */
const ownReception: Readonly<Record<string, Hours>> = {
  '1504': [['daily', '07:00–23:00']],
  '1551': [['daily', '07:00–23:00']],
  '1801': [['daily', '07:00–22:00']],
  '1851': [['daily', '07:00–22:00']],
};
const allDay: Hours = [['daily', '00:00–00:00']];

const christmas = { from: '12-24', to: '12-26' };
const christmasHours: Readonly<Partial<Record<ServiceHours['kind'], string>>> = {
  BREAKFAST: '08:00–11:00',
  RESTAURANT: '12:00–18:00',
  SAUNA_AND_SPA: '12:00–18:00',
};

const toService = (kind: ServiceHours['kind'], hours: Hours): readonly ServiceHours[] =>
  hours.map(([days, time]) => {
    const [opens = '', closes = ''] = time.split('–');
    const [fromDay, toDay] = spans[days];
    return { kind, fromDay, toDay, opens, closes, firstDate: null, lastDate: null };
  });

/** The opening hours of a hotel's services, with those of the coming Christmas. */
export const hoursOf = (hotel: HotelRecord, content: Content, today: LocalDate): readonly ServiceHours[] => {
  const subpages = content.hotels.get(hotel.id)?.subpages ?? [];
  const usual = [
    ...toService('RECEPTION', ownReception[hotel.id] ?? allDay),
    ...toService('BREAKFAST', ownBreakfast[hotel.id] ?? breakfastOf[hotel.brand]),
    ...(['RESTAURANT', 'SAUNA_AND_SPA'] as const).flatMap((kind) =>
      subpages.filter((subpage) => subpage.kind === kind).flatMap(({ hours }) => toService(kind, hours)),
    ),
  ];
  const { from: firstDate, to: lastDate } = periodOf(christmas, today);
  const kinds = [...new Set(usual.map(({ kind }) => kind))];
  const atChristmas = kinds.flatMap((kind) =>
    toService(kind, christmasHours[kind] ? [['daily', christmasHours[kind]]] : []).map((each) => ({
      ...each,
      firstDate,
      lastDate,
    })),
  );
  return [...usual, ...atChristmas];
};

const priceOfExtra = (id: string, hotel: HotelRecord): number | null =>
  extras.find((extra) => extra.id === id && extra.isSold(hotel))?.price ?? null;

/** What a hotel charges besides the room, cents: the amounts that its bookings are priced with. */
export const feesOf = (hotel: HotelRecord) =>
  [
    { kind: 'PET', amount: hotel.roomKinds.includes('PET') ? fees[PET_FEE_ID] : null, per: 'STAY' } as const,
    { kind: 'CHILD_BED', amount: fees.extraBedForChild, per: 'NIGHT' } as const,
    { kind: 'PARKING', amount: priceOfExtra('PARKING', hotel), per: 'NIGHT' } as const,
    { kind: 'EARLY_CHECK_IN', amount: priceOfExtra('EARLY_CHECKIN', hotel), per: 'STAY' } as const,
    { kind: 'LATE_CHECK_OUT', amount: priceOfExtra('LATE_CHECKOUT', hotel), per: 'STAY' } as const,
  ].flatMap(({ kind, amount, per }) => (amount === null ? [] : [{ kind, amount, per }]));
