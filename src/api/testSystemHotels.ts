import { SYSTEM_HOTEL_IDS } from '@/domain/limits';
import type { AskContent } from './content';

/** A hotel of a list, or what was found of one, under another id. */
const under = (id: string, item: object): object =>
  'hotel' in item ? { ...item, hotel: { ...(item.hotel as object), id } } : { ...item, id };

function withThem(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    const items = (value as readonly unknown[]).map((item) => withThem(item, ''));
    const [model] = items;
    if (name === 'hotelIds') return [...SYSTEM_HOTEL_IDS, ...items];
    if (!/^hotel(s|Pages)$/.test(name) || typeof model !== 'object' || model === null) return items;
    return [...SYSTEM_HOTEL_IDS.map((id) => under(id, model)), ...items];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withThem(part, key)]));
}

/** An answer in whose lists of hotels the reservation system has its own ids, too. */
export const withSystemHotels = <Answer>(answer: Answer): Answer => withThem(answer, '') as Answer;

/** Asks an API that lists them. */
export const askWithSystemHotels =
  (ask: AskContent): AskContent =>
  async (query, variables) =>
    withSystemHotels(await ask(query, variables));
