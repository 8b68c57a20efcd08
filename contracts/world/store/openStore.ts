import Database from 'libsql';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

export type Store = Database.Database;

const tables = `
  CREATE TABLE IF NOT EXISTS bookings (
    number TEXT PRIMARY KEY, hash TEXT NOT NULL, hotelId TEXT NOT NULL, arrival TEXT NOT NULL, departure TEXT NOT NULL,
    customerId TEXT, state TEXT NOT NULL, expiresAt INTEGER, guarantee TEXT NOT NULL, total INTEGER NOT NULL,
    currency TEXT NOT NULL, paid INTEGER NOT NULL, createdAt INTEGER NOT NULL, detail TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS bookingsHeld ON bookings (state, expiresAt);
  CREATE INDEX IF NOT EXISTS bookingsOfCustomer ON bookings (customerId, arrival);
  CREATE TABLE IF NOT EXISTS takings (
    hotelId TEXT NOT NULL, item TEXT NOT NULL, night TEXT NOT NULL, bookingNumber TEXT NOT NULL, quantity INTEGER NOT NULL,
    PRIMARY KEY (hotelId, item, night, bookingNumber)
  );
  CREATE INDEX IF NOT EXISTS takingsOfBooking ON takings (bookingNumber);
  CREATE TABLE IF NOT EXISTS payments (
    id TEXT PRIMARY KEY, bookingNumber TEXT NOT NULL, type TEXT NOT NULL, flow TEXT NOT NULL, method TEXT NOT NULL,
    amount INTEGER NOT NULL, currency TEXT NOT NULL, state TEXT NOT NULL, returnUrl TEXT NOT NULL, locale TEXT NOT NULL,
    createdAt INTEGER NOT NULL, card TEXT, savedCardId TEXT, customerId TEXT
  );
  CREATE INDEX IF NOT EXISTS paymentsOfBooking ON payments (bookingNumber, createdAt);
  CREATE TABLE IF NOT EXISTS refunds (
    paymentId TEXT PRIMARY KEY, bookingNumber TEXT NOT NULL, amount INTEGER NOT NULL, currency TEXT NOT NULL,
    method TEXT NOT NULL, begunAt INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS refundsOfBooking ON refunds (bookingNumber);
  CREATE TABLE IF NOT EXISTS savedCards (
    id TEXT PRIMARY KEY, customerId TEXT NOT NULL, type TEXT NOT NULL, lastDigits TEXT NOT NULL, validUntil TEXT NOT NULL,
    UNIQUE (customerId, type, lastDigits)
  );
  CREATE TABLE IF NOT EXISTS sCards (
    number TEXT PRIMARY KEY, customerId TEXT, email TEXT NOT NULL, state TEXT NOT NULL, validFrom TEXT NOT NULL,
    validUntil TEXT NOT NULL, detail TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sCardOrders (
    id TEXT PRIMARY KEY, orderKey TEXT NOT NULL, purpose TEXT NOT NULL, customerId TEXT, state TEXT NOT NULL,
    price INTEGER NOT NULL, createdAt INTEGER NOT NULL, cardNumber TEXT, withdrawnAt INTEGER, detail TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS verifications (
    customerId TEXT NOT NULL, email TEXT NOT NULL, code TEXT NOT NULL, sentAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL,
    attemptsLeft INTEGER NOT NULL, PRIMARY KEY (customerId, email)
  );
  CREATE TABLE IF NOT EXISTS keptDays (name TEXT PRIMARY KEY, day TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS misses (key TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS missesOfKey ON misses (key, at);
  CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT, toAddress TEXT NOT NULL, sentAt INTEGER NOT NULL, subject TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS stays (
    bookingNumber TEXT PRIMARY KEY, hotelId TEXT NOT NULL, roomNumbers TEXT NOT NULL, checkedInAt INTEGER NOT NULL,
    checkedOutAt INTEGER
  );
  CREATE INDEX IF NOT EXISTS staysInHouse ON stays (hotelId, checkedOutAt);
  CREATE TABLE IF NOT EXISTS notices (
    bookingNumber TEXT NOT NULL, roomIndex INTEGER NOT NULL, notice TEXT NOT NULL, PRIMARY KEY (bookingNumber, roomIndex)
  );
  CREATE TABLE IF NOT EXISTS devices (
    id TEXT PRIMARY KEY, bookingNumber TEXT NOT NULL, name TEXT NOT NULL, isActive INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS devicesOfBooking ON devices (bookingNumber);
  CREATE TABLE IF NOT EXISTS mobileKeys (
    id TEXT PRIMARY KEY, bookingNumber TEXT NOT NULL, roomIndex INTEGER NOT NULL, deviceId TEXT NOT NULL,
    UNIQUE (bookingNumber, roomIndex, deviceId)
  );
  CREATE TABLE IF NOT EXISTS cardCodes (
    code TEXT PRIMARY KEY, bookingNumber TEXT NOT NULL, roomIndex INTEGER NOT NULL, usedAt INTEGER
  );
  CREATE TABLE IF NOT EXISTS answers (
    operation TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
    PRIMARY KEY (operation, key)
  );
`;

/** Adds the columns that a store of an earlier version lacks. */
const addColumns = (store: Store): void => {
  const present = (store.prepare('PRAGMA table_info(payments)').all() as { name: string }[]).map(({ name }) => name);
  for (const column of ['card', 'savedCardId', 'customerId']) {
    if (!present.includes(column)) store.exec(`ALTER TABLE payments ADD COLUMN ${column} TEXT`);
  }
};

/** Opens the store: `:memory:` or a file, whose folder is created when it is missing. */
export const openStore = (file: string): Store => {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const store = new Database(file);
  store.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000;');
  store.exec(tables);
  addColumns(store);
  return store;
};

const ofBookings = ['bookings', 'takings', 'payments', 'refunds', 'savedCards', 'answers'];
const ofStays = ['stays', 'notices', 'devices', 'mobileKeys', 'cardCodes'];

const ofCards = ['sCards', 'sCardOrders', 'verifications', 'misses', 'keptDays', 'mails'];

/** Deletes everything that guests have done. */
export const emptyStore = (store: Store): void => {
  for (const table of [...ofBookings, ...ofStays, ...ofCards]) store.exec(`DELETE FROM ${table}`);
};

/** Runs work in a transaction that takes the write lock at its start, so that two guests never read the same stock. */
export const immediately = <T>(store: Store, work: () => T): T => {
  store.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    store.exec('COMMIT');
    return result;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
};
