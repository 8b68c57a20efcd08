import type { Stage, StayKey } from './stage';

/** How an operation is asked. */
export interface Example {
  readonly operation: string;
  /** What it is about, where there are several examples of one operation. */
  readonly given?: string;
  /** Who is signed in. */
  readonly customer?: string;
  readonly variables: (stage: Stage) => object;
}

export const ofSite = { locale: 'en_GB' } as const;
export const v2 = ({ number, hash }: StayKey) => ({ bookingNumber: number, bookingHash: hash });
export const v1 = ({ number, hash }: StayKey) => ({ id: number, reservationHash: hash });
export const toPay = ({ number, hash }: StayKey) => ({ reservationId: number, reservationHash: hash });
export const stay = (stage: Stage, name: string): StayKey => stage.stays[name] ?? { number: '', hash: '' };
