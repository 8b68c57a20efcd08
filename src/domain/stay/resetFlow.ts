import type { Party } from './party';

/** The hotel and party that a flow was begun for. */
export interface FlowBasis {
  readonly hotelId: string | null;
  readonly party: Party;
}

/**
 * Whether choices made for `before` do not apply to `after`: when the hotel or the party changed. Other changes of a
 * search (dates, codes) keep them. When true, the placement is made anew and room choices, contact
 * information, confirmation and payment state are cleared.
 */
export function shouldResetFlow(before: FlowBasis, after: FlowBasis): boolean {
  const a = before.party;
  const b = after.party;
  return (
    before.hotelId !== after.hotelId ||
    a.rooms !== b.rooms ||
    a.adults !== b.adults ||
    a.children !== b.children ||
    a.pets !== b.pets ||
    a.childrenAges.length !== b.childrenAges.length ||
    a.childrenAges.some((age, index) => age !== b.childrenAges[index])
  );
}
