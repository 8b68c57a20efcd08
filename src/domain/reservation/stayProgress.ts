/** A phone that opens doors. */
export interface MobileKeyDevice {
  readonly id: string;
  /** What the guest calls it. */
  readonly name: string;
  readonly isActive: boolean;
}

/** The key of a room on a phone. */
export interface MobileKey {
  readonly id: string;
  readonly roomIndex: number;
  readonly roomNumber: string;
  readonly deviceId: string;
  /** ISO 8601. */
  readonly validUntil: string;
}

/** What the online check-in and the keys of a reservation have come to. */
export interface StayProgress {
  /** The rooms whose passenger notice the hotel has, from 0. */
  readonly roomsWithNotice: readonly number[];
  /** ISO 8601; null before it has happened. */
  readonly checkedInAt: string | null;
  readonly checkedOutAt: string | null;
  /** In the order of the rooms, once the guest has checked in. */
  readonly roomNumbers: readonly string[];
  readonly devices: readonly MobileKeyDevice[];
  readonly mobileKeys: readonly MobileKey[];
}
