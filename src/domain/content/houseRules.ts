import type { LocalDate } from '../localDate';
import type { Money } from '../money';

/** The services of a hotel that keep hours, in the order in which they are shown. */
export const serviceKinds = ['RECEPTION', 'BREAKFAST', 'RESTAURANT', 'SAUNA_AND_SPA'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof weekdays)[number];

/** When a service is open, hotel time. */
export interface ServiceHours {
  readonly kind: ServiceKind;
  readonly fromDay: Weekday;
  readonly toDay: Weekday;
  /** `HH:MM`. */
  readonly opens: string;
  /** `HH:MM`; at or before `opens` on the next day. */
  readonly closes: string;
  /** The days of a holiday; null for the hours of the whole year. */
  readonly firstDate: LocalDate | null;
  readonly lastDate: LocalDate | null;
}

/** What a hotel may charge besides the room, in the order in which it is shown. */
export const feeKinds = ['PET', 'CHILD_BED', 'PARKING', 'EARLY_CHECK_IN', 'LATE_CHECK_OUT'] as const;
export const feeUnits = ['NIGHT', 'STAY'] as const;

export interface HotelFee {
  readonly kind: (typeof feeKinds)[number];
  readonly price: Money;
  readonly per: (typeof feeUnits)[number];
}

/** The hours of one service. */
export interface HoursOfService {
  readonly kind: ServiceKind;
  readonly usual: readonly ServiceHours[];
  /** Those of a coming or running holiday. */
  readonly holiday: readonly ServiceHours[];
}

/** Each service with its hours; holidays that are over are left out. */
export const hoursByService = (hours: readonly ServiceHours[], today: LocalDate): readonly HoursOfService[] =>
  serviceKinds.flatMap((kind) => {
    const own = hours.filter((each) => each.kind === kind);
    const usual = own.filter(({ firstDate }) => firstDate === null);
    const holiday = own.filter(({ firstDate, lastDate }) => firstDate !== null && (lastDate ?? firstDate) >= today);
    return own.length > 0 ? [{ kind, usual, holiday }] : [];
  });

/** Whether a service never closes on its days. */
export const isAroundTheClock = ({ opens, closes }: Pick<ServiceHours, 'opens' | 'closes'>): boolean =>
  opens === closes;
