import { MASK, maskText } from './maskText';
import { isSecretName } from './secretNames';

/** Deeper than real reports; deeper values are left out. */
const MOST_LEVELS = 60;

interface Run {
  /** Masked values by their originals, since a value may contain itself. */
  readonly seen: Map<object, unknown>;
  /** A replay numbers the nodes of its page by `id`. */
  readonly isReplay: boolean;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** JSON, alone or with words around it, is masked by its fields; everything else by how it reads. */
function maskString(text: string, run: Run, level: number): string {
  const from = text.search(/[[{]|^\s*"/);
  for (const end of [text.trimEnd().length - 1, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))]) {
    if (from < 0 || end <= from) continue;
    try {
      const inside = maskValue(JSON.parse(text.slice(from, end + 1)), run, level + 1);
      return `${maskText(text.slice(0, from))}${JSON.stringify(inside)}${maskText(text.slice(end + 1))}`;
    } catch {
      // Not JSON after all.
    }
  }
  return maskText(text);
}

function maskField(name: string, value: unknown, run: Run, level: number): unknown {
  const isNode = run.isReplay && name === 'id' && typeof value === 'number';
  return isSecretName(name) && !isEmpty(value) && !isNode ? MASK : maskValue(value, run, level);
}

/** `['lastName', 'Virtanen']`: the entry of a form, a header or a map. */
function maskList(list: readonly unknown[], run: Run, level: number): readonly unknown[] {
  const [first] = list;
  const isEntry = list.length === 2 && typeof first === 'string' && isSecretName(first);
  return isEntry ? [first, MASK] : list.map((each) => maskValue(each, run, level));
}

/** `{ name: 'lastName', value: 'Virtanen' }`: the field is named by another one. */
const namesSecret = (fields: readonly (readonly [string, unknown])[]): boolean =>
  fields.some(
    ([key, value]) => /^(name|key|field|id|header)$/i.test(key) && typeof value === 'string' && isSecretName(value),
  );

function maskFields(fields: readonly (readonly [string, unknown])[], run: Run, level: number): [string, unknown][] {
  const hidesValue = namesSecret(fields);
  return fields.map(([key, value]) => {
    const masked = hidesValue && /^(value|values|text|content)$/i.test(key) && !isEmpty(value);
    return [maskText(key), masked ? MASK : maskField(key, value, run, level)];
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

function maskObject(value: object, run: Run, level: number): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof URL || value instanceof URLSearchParams) return maskText(value.toString());
  if (value instanceof Error) {
    const parts = [
      ...readFields(value),
      ['message', value.message],
      ['stack', value.stack],
      ['cause', value.cause],
    ] as const;
    return {
      kind: value.name,
      ...Object.fromEntries(
        maskFields(
          parts.filter(([, part]) => part !== undefined),
          run,
          level,
        ),
      ),
    };
  }
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return '[binary]';
  if (Array.isArray(value)) return maskList(value, run, level);
  if (value instanceof Set) return new Set(maskList([...value], run, level));
  if (value instanceof Map) {
    return new Map(
      [...value].map(([key, part]: [unknown, unknown]) => [
        maskValue(key, run, level),
        typeof key === 'string' ? maskField(key, part, run, level) : maskValue(part, run, level),
      ]),
    );
  }
  return Object.fromEntries(maskFields(readFields(value), run, level));
}

function maskValue(value: unknown, run: Run, level: number): unknown {
  if (typeof value === 'string') return maskString(value, run, level);
  if (typeof value === 'bigint') return maskText(value.toString());
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (level >= MOST_LEVELS) return '[too deep]';
  if (run.seen.has(value)) return run.seen.get(value);
  run.seen.set(value, '[circular]');
  const masked = maskObject(value, run, level + 1);
  run.seen.set(value, masked);
  return masked;
}

/**
 * The report without personal and secret values: by the names of fields in any spelling, at any depth, in lists, maps,
 * JSON within strings, addresses and free text. Never throws, handles values that contain themselves, and does not
 * change its argument.
 */
export function mask(value: unknown, { isReplay = false }: Partial<Pick<Run, 'isReplay'>> = {}): unknown {
  try {
    return maskValue(value, { seen: new Map(), isReplay }, 0);
  } catch {
    return '[could not be masked]';
  }
}
