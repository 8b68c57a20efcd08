import { knownOr } from '../known';
import type { Money } from '../money';

export const extraServiceKinds = ['ASOM', 'COMPANY', 'CONTRACT', 'INCLUDED_IN_RATE', 'REGULAR', 'VOUCHER'] as const;
export const extraServiceCategories = ['COMFORT', 'EQUIPMENT'] as const;
export const extraServiceTypes = ['BREAKFAST', 'PET_CHARGE', 'ROOM'] as const;

export const parseExtraServiceCategory = (category: unknown): ExtraService['category'] =>
  knownOr(category, extraServiceCategories, 'COMFORT');

export interface ExtraService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: (typeof extraServiceKinds)[number];
  readonly category: (typeof extraServiceCategories)[number];
  readonly type: (typeof extraServiceTypes)[number];
  readonly categoryIds: readonly string[];
  /** One unit for the whole stay. */
  readonly unitPrice: Money;
  /** `unitPrice` grows with the nights. */
  readonly isNightly: boolean;
  /** Tax that `unitPrice` includes, hundredths of a per cent; missing when the API does not send it. */
  readonly vatRate?: number | null;
  /** Units left for these nights. */
  readonly count: number;
  readonly maxPerRoom: number;
  readonly maxPerReservation: number;
}

export interface ExtraServiceLimit {
  readonly category: ExtraService['category'];
  readonly maxPerReservation: number;
  readonly maxPerRoom: number;
}
