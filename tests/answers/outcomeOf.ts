import { decodeFailure } from '@/api/decodeFailure';
import type { Reader } from './reader';

export type Outcome =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly by: string }
  | { readonly kind: 'thrown'; readonly error: unknown };

/** What the site makes of the answer that its call gets. */
export async function outcomeOf({ read }: Pick<Reader, 'read'>): Promise<Outcome> {
  try {
    const value = await read();
    if (typeof value === 'object' && value !== null && 'ok' in value && value.ok === false) {
      return { kind: 'failed', by: JSON.stringify(value) };
    }
    return { kind: 'read', value };
  } catch (error) {
    // As the site decodes it; UNKNOWN means a bug.
    const { code } = decodeFailure(error);
    return code === 'UNKNOWN' ? { kind: 'thrown', error } : { kind: 'failed', by: code };
  }
}
