import type { Store } from './openStore';

/** A phone that can hold keys of one booking. */
export interface DeviceRecord {
  readonly id: string;
  readonly bookingNumber: string;
  readonly name: string;
  readonly isActive: boolean;
}

/** The key of a room on a phone. */
export interface MobileKeyRecord {
  readonly id: string;
  readonly bookingNumber: string;
  readonly roomIndex: number;
  readonly deviceId: string;
}

/** A code that the kiosk turns into a key card once. */
export interface CardCodeRecord {
  readonly code: string;
  readonly bookingNumber: string;
  readonly roomIndex: number;
  /** Milliseconds; null while the kiosk has not taken it. */
  readonly usedAt: number | null;
}

type DeviceRow = Omit<DeviceRecord, 'isActive'> & { readonly isActive: number };
const toDevice = (row: DeviceRow): DeviceRecord => ({ ...row, isActive: Number(row.isActive) === 1 });

export const insertDevice = (store: Store, { id, bookingNumber, name, isActive }: DeviceRecord): void => {
  store
    .prepare('INSERT INTO devices (id, bookingNumber, name, isActive) VALUES (?, ?, ?, ?)')
    .run(id, bookingNumber, name, isActive ? 1 : 0);
};

export const findDevice = (store: Store, id: string): DeviceRecord | null => {
  const row = store.prepare('SELECT * FROM devices WHERE id = ?').get(id) as DeviceRow | undefined;
  return row ? toDevice(row) : null;
};

/** The phones of a booking, the oldest first. */
export const devicesOf = (store: Store, bookingNumber: string): readonly DeviceRecord[] =>
  (store.prepare('SELECT * FROM devices WHERE bookingNumber = ? ORDER BY rowid').all(bookingNumber) as DeviceRow[]).map(
    toDevice,
  );

export const activateDevice = (store: Store, id: string): void => {
  store.prepare('UPDATE devices SET isActive = 1 WHERE id = ?').run(id);
};

/** Forgets a phone and the keys on it. */
export const removeDevice = (store: Store, bookingNumber: string, id: string): void => {
  store.prepare('DELETE FROM mobileKeys WHERE bookingNumber = ? AND deviceId = ?').run(bookingNumber, id);
  store.prepare('DELETE FROM devices WHERE bookingNumber = ? AND id = ?').run(bookingNumber, id);
};

/** Puts a key on a phone instead of an earlier one of the same room. */
export const insertMobileKey = (store: Store, { id, bookingNumber, roomIndex, deviceId }: MobileKeyRecord): void => {
  store
    .prepare('INSERT OR REPLACE INTO mobileKeys (id, bookingNumber, roomIndex, deviceId) VALUES (?, ?, ?, ?)')
    .run(id, bookingNumber, roomIndex, deviceId);
};

export const findMobileKey = (store: Store, id: string): MobileKeyRecord | null =>
  (store.prepare('SELECT * FROM mobileKeys WHERE id = ?').get(id) as MobileKeyRecord | undefined) ?? null;

export const mobileKeysOf = (store: Store, bookingNumber: string): readonly MobileKeyRecord[] =>
  store
    .prepare('SELECT * FROM mobileKeys WHERE bookingNumber = ? ORDER BY roomIndex, rowid')
    .all(bookingNumber) as MobileKeyRecord[];

/** The one code of a room that the kiosk has not taken. */
export const insertCardCode = (store: Store, { code, bookingNumber, roomIndex }: CardCodeRecord): void => {
  store
    .prepare('DELETE FROM cardCodes WHERE bookingNumber = ? AND roomIndex = ? AND usedAt IS NULL')
    .run(bookingNumber, roomIndex);
  store
    .prepare('INSERT INTO cardCodes (code, bookingNumber, roomIndex, usedAt) VALUES (?, ?, ?, NULL)')
    .run(code, bookingNumber, roomIndex);
};

export const findCardCode = (store: Store, code: string): CardCodeRecord | null =>
  (store.prepare('SELECT * FROM cardCodes WHERE code = ?').get(code) as CardCodeRecord | undefined) ?? null;

export const useCardCode = (store: Store, code: string, usedAt: number): void => {
  store.prepare('UPDATE cardCodes SET usedAt = ? WHERE code = ?').run(usedAt, code);
};
