import { MASK, maskText } from './maskText';
import { isSecretName } from './secretNames';

/** Deeper than any honest report; what lies below is left out. */
const MOST_LEVELS = 60;

type Seen = Map<object, unknown>;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** JSON, alone or with words around it, is masked by its fields; everything else by how it reads. */
function maskString(text: string, seen: Seen, level: number): string {
  const from = text.search(/[[{]|^\s*"/);
  for (const end of [text.trimEnd().length - 1, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))]) {
    if (from < 0 || end <= from) continue;
    try {
      const inside = maskValue(JSON.parse(text.slice(from, end + 1)), seen, level + 1);
      return `${maskText(text.slice(0, from))}${JSON.stringify(inside)}${maskText(text.slice(end + 1))}`;
    } catch {
      // It only looks like JSON.
    }
  }
  return maskText(text);
}

const maskField = (name: string, value: unknown, seen: Seen, level: number): unknown =>
  isSecretName(name) && !isEmpty(value) ? MASK : maskValue(value, seen, level);

/** `['lastName', 'Virtanen']`: the entry of a form, a header or a map. */
function maskList(list: readonly unknown[], seen: Seen, level: number): readonly unknown[] {
  const [first] = list;
  const isEntry = list.length === 2 && typeof first === 'string' && isSecretName(first);
  return isEntry ? [first, MASK] : list.map((each) => maskValue(each, seen, level));
}

/** `{ name: 'lastName', value: 'Virtanen' }`: the field is named by another one. */
const namesSecret = (fields: readonly (readonly [string, unknown])[]): boolean =>
  fields.some(
    ([key, value]) => /^(name|key|field|id|header)$/i.test(key) && typeof value === 'string' && isSecretName(value),
  );

function maskFields(fields: readonly (readonly [string, unknown])[], seen: Seen, level: number): [string, unknown][] {
  const hidesValue = namesSecret(fields);
  return fields.map(([key, value]) => {
    const masked = hidesValue && /^(value|values|text|content)$/i.test(key) && !isEmpty(value);
    return [maskText(key), masked ? MASK : maskField(key, value, seen, level)];
  });
}

function readFields(value: object): readonly (readonly [string, unknown])[] {
  return Object.keys(value).map((key) => {
    try {
      return [key, (value as Record<string, unknown>)[key]] as const;
    } catch {
      return [key, '[unreadable]'] as const;
    }
  });
}

function maskObject(value: object, seen: Seen, level: number): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof URL || value instanceof URLSearchParams) return maskText(value.toString());
  if (value instanceof Error) {
    const told = [
      ...readFields(value),
      ['message', value.message],
      ['stack', value.stack],
      ['cause', value.cause],
    ] as const;
    return {
      kind: value.name,
      ...Object.fromEntries(
        maskFields(
          told.filter(([, part]) => part !== undefined),
          seen,
          level,
        ),
      ),
    };
  }
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return '[binary]';
  if (Array.isArray(value)) return maskList(value, seen, level);
  if (value instanceof Set) return new Set(maskList([...value], seen, level));
  if (value instanceof Map) {
    return new Map(
      [...value].map(([key, part]: [unknown, unknown]) => [
        maskValue(key, seen, level),
        typeof key === 'string' ? maskField(key, part, seen, level) : maskValue(part, seen, level),
      ]),
    );
  }
  return Object.fromEntries(maskFields(readFields(value), seen, level));
}

function maskValue(value: unknown, seen: Seen, level: number): unknown {
  if (typeof value === 'string') return maskString(value, seen, level);
  if (typeof value === 'bigint') return maskText(value.toString());
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (level >= MOST_LEVELS) return '[too deep]';
  if (seen.has(value)) return seen.get(value);
  seen.set(value, '[circular]');
  const masked = maskObject(value, seen, level + 1);
  seen.set(value, masked);
  return masked;
}

/**
 * The same report without what is personal or opens something: by the names of fields in any spelling, at any depth, in
 * lists, maps, JSON within strings, addresses and free text. Never throws, ends with values that hold themselves, and
 * changes nothing in what it is given.
 */
export function mask(value: unknown): unknown {
  try {
    return maskValue(value, new Map(), 0);
  } catch {
    return '[could not be masked]';
  }
}
