/** What the desk says after a press, and the part of the page that it is about. */
export const said = {
  scenarios: ['The scenarios are set. They act on every call of this browser.', 'scenarios'],
  fault: ['The fault is added. It acts on the calls of this browser.', 'faults'],
  faultGone: ['The fault is removed.', 'faults'],
  clock: ['The clock is set. It stands until you let it go.', 'clock'],
  clockGoes: ['The clock goes again, by the real time.', 'clock'],
  customer: ['The customer is chosen. Press “Sign in” on the site, or sign out there first.', 'customer'],
  stranger: ['Nobody is chosen. The site asks again who signs in.', 'customer'],
  features: ['The features are set, for everybody who uses this harness.', 'features'],
  everything: ['Everything is as it was at the start. Bookings are kept.', 'now'],
} as const satisfies Readonly<Record<string, readonly [text: string, part: string]>>;

export type Said = keyof typeof said;
