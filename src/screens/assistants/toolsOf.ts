import type { PageTool } from '@/browser/modelContext';
import type { RouteId } from '@/routes/routes';
import { readOpenCopy } from '@/state/openReservationCopy';
import { readOpen } from '@/state/openReservationState';
import { hotelSchema, placeSchema, readAskedStay, staySchema } from './askedStay';
import type { AskedStay } from './askedStay';
import { bookingAnswer } from './bookingAnswer';

/** Asks an API about a stay, and answers with plain data. */
export type AskStay = (about: 'hotels' | 'rooms', asked: AskedStay, signal: AbortSignal | undefined) => Promise<object>;

const readOnly = { readOnlyHint: true } as const;

const asking =
  (ask: AskStay, about: 'hotels' | 'rooms', place: 'hotel' | 'place'): PageTool['execute'] =>
  (input, options) => {
    const asked = readAskedStay(input, place);
    return typeof asked === 'string' ? { error: asked } : ask(about, asked, options?.signal);
  };

function openBooking() {
  const key = readOpen();
  const copy = key && readOpenCopy(key.bookingNumber);
  return copy ? bookingAnswer(copy, Date.now()) : { error: 'No booking is open on this page.' };
}

/**
 * What an assistant may ask of a page. Names and descriptions are for programs, and English in every language. What a
 * guest chooses, agrees to and pays is no tool: that stays their own press.
 */
export function toolsOf(ask: AskStay, route: RouteId | 'notFound'): readonly PageTool[] {
  return [
    {
      name: 'find_hotels',
      description:
        'Hotels of the chain in a town or area, with the lowest price of the whole stay for the dates and the party, and a link to the rooms of each.',
      inputSchema: { type: 'object', properties: { ...placeSchema, ...staySchema }, required: ['place'] },
      execute: asking(ask, 'hotels', 'place'),
      annotations: readOnly,
    },
    {
      name: 'show_rooms',
      description:
        'Room types of one hotel for the dates and the party: beds, size, accessibility, price of the whole stay, terms of cancelling, and the link where the guest chooses.',
      inputSchema: { type: 'object', properties: { ...hotelSchema, ...staySchema }, required: ['hotel'] },
      execute: asking(ask, 'rooms', 'hotel'),
      annotations: readOnly,
    },
    ...(route === 'reservation'
      ? [
          {
            name: 'open_booking',
            description:
              'The booking that the guest has open on this page: status, dates, money, what can be done now.',
            inputSchema: { type: 'object', properties: {} },
            execute: openBooking,
            annotations: readOnly,
          },
        ]
      : []),
  ];
}
