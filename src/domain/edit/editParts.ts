import { optionWords } from '../reservation/optionWords';
import type { OptionWords } from '../reservation/optionWords';
import type { ReservationOptionName } from '../reservation/reservation';
import type { SearchFeature } from '../search/searchFeatures';

/** What of a reservation can be changed, in the order of the page. */
export const editPartNames = ['dates', 'rooms', 'extras', 'contact'] as const;
export type EditPart = (typeof editPartNames)[number];

/** Whether a part can be changed here: `switchedOff` where the chain does not offer it online at the moment. */
export type EditPartState =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed'; readonly words: OptionWords }
  | { readonly kind: 'switchedOff' };

type Facts = Parameters<typeof optionWords>[2];

const stateOf = (name: ReservationOptionName, facts: Facts): EditPartState => {
  const { enabled, allowed, issueReason } = facts.options[name];
  if (enabled && allowed) return { kind: 'open' };
  return { kind: 'closed', words: optionWords(name, issueReason ?? 'NOT_AVAILABLE', facts) };
};

const optionOf = {
  dates: 'modifyDates',
  rooms: 'modifyRoomTypes',
  extras: 'modifyExtraServices',
} as const satisfies Partial<Readonly<Record<EditPart, ReservationOptionName>>>;

const features = {
  dates: 'CHANGE_DATES',
  rooms: 'CHANGE_ROOM_TYPE',
  extras: 'ADD_EXTRA_SERVICES',
} as const satisfies Partial<Readonly<Record<EditPart, SearchFeature>>>;

/**
 * What of a reservation its guest may change. Contact details have no option of their own: they can be changed while
 * anything can.
 */
export function editParts(
  facts: Facts,
  switchedOff: ReadonlySet<SearchFeature>,
): Readonly<Record<EditPart, EditPartState>> {
  const partOf = (part: keyof typeof optionOf): EditPartState => {
    const state = stateOf(optionOf[part], facts);
    return state.kind === 'open' && switchedOff.has(features[part]) ? { kind: 'switchedOff' } : state;
  };
  const anyOpen = Object.values(optionOf).find((name) => stateOf(name, facts).kind === 'open');
  return {
    dates: partOf('dates'),
    rooms: partOf('rooms'),
    extras: partOf('extras'),
    contact: stateOf(anyOpen ?? 'modifyDates', facts),
  };
}
