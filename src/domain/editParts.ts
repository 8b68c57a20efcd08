import type { OptionIssueReason, Reservation, ReservationOption } from './reservation';
import type { SearchFeature } from './searchFeatures';

/** What of a reservation can be changed, in the order of the page. */
export const editPartNames = ['dates', 'rooms', 'extras', 'contact'] as const;
export type EditPart = (typeof editPartNames)[number];

/** Whether a part can be changed here: `switchedOff` where the chain does not offer it online at the moment. */
export type EditPartState =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed'; readonly reason: OptionIssueReason }
  | { readonly kind: 'switchedOff' };

const stateOf = ({ enabled, allowed, issueReason }: ReservationOption): EditPartState =>
  enabled && allowed ? { kind: 'open' } : { kind: 'closed', reason: issueReason ?? 'NOT_AVAILABLE' };

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
  { modifyDates, modifyRoomTypes, modifyExtraServices }: Reservation['options'],
  switchedOff: ReadonlySet<SearchFeature>,
): Readonly<Record<EditPart, EditPartState>> {
  const options = { dates: modifyDates, rooms: modifyRoomTypes, extras: modifyExtraServices };
  const partOf = (part: keyof typeof options): EditPartState => {
    const state = stateOf(options[part]);
    return state.kind === 'open' && switchedOff.has(features[part]) ? { kind: 'switchedOff' } : state;
  };
  const anyOpen = Object.values(options).find(({ enabled, allowed }) => enabled && allowed);
  return {
    dates: partOf('dates'),
    rooms: partOf('rooms'),
    extras: partOf('extras'),
    contact: stateOf(anyOpen ?? modifyDates),
  };
}
