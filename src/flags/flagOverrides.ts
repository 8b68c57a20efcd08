import { previewIdOf } from '@/config/preview';
import type { Flags } from './readFlags';

/** The query that overrides flags on a preview: `?flags=PETS:off,roomsLeft:on`. An empty one ends the overriding. */
const QUERY = 'flags';

const none: Flags = new Map();

function parse(text: string): Flags {
  const found = text.split(',').map((part) => /^([\w-]{1,60}):(on|off)$/.exec(part.trim()));
  return new Map(found.flatMap((match) => (match?.[1] ? [[match[1], match[2] === 'on'] as const] : [])));
}

/**
 * The flags that someone who looks at a preview has set, from the address or as kept for this visit. On every other
 * host there are none, whatever the address or the storage contains.
 */
export function readOverrides(
  { hostname, search }: Pick<Location, 'hostname' | 'search'>,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): Flags {
  const previewId = previewIdOf(hostname);
  if (previewId === null) return none;
  const key = `sarastus.flags.${previewId}`;
  const asked = new URLSearchParams(search).get(QUERY);
  try {
    if (asked !== null) storage().setItem(key, asked);
    return parse(asked ?? storage().getItem(key) ?? '');
  } catch {
    // A browser that keeps nothing still follows the address.
    return parse(asked ?? '');
  }
}
