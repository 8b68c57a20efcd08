import { createHash } from 'node:crypto';

/** Nine digits that do not reveal what they were made from. */
export const bookingNumberFrom = (text: string): string => {
  const digest = createHash('sha256').update(text).digest();
  return String(100_000_000 + (digest.readUInt32BE(0) % 900_000_000));
};
