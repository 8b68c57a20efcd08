/** Where the flow of a booking is kept in this browser. */
export const flowKey = 'sarastus.state.reservationFlowV2';

/** Whether this browser keeps a flow at all. Cheap: it needs no store, so any page may ask. */
export function hasKeptFlow(): boolean {
  try {
    return localStorage.getItem(flowKey) !== null;
  } catch {
    return false;
  }
}
