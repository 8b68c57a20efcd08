/**
 * Ends the unpaid orders of cards and forgets who the guest is: for signing out, and before another customer is signed in.
 * The tokens are cleared before.
 */
export async function forgetCustomer(): Promise<void> {
  // Where its code does not come, the order stays the customer's own: ordering again ends it.
  const cards = await import('./voidCardOrders').catch(() => null);
  const { forgetPersonalState } = await import('@/state/forgetPersonalState');
  // The orders are read first, but nothing personal waits in the browser for the API.
  const voided = cards?.voidCardOrders();
  forgetPersonalState();
  await voided?.catch(() => undefined);
}
