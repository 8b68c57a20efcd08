/** The id of a form's part about codes and memberships. */
export const codesId = (form: string): string => `${form}-codes`;

/** Opens that part and leads the guest there. */
export function showCodes(form: string): void {
  const part = document.getElementById(codesId(form));
  const details = part?.querySelector('details');
  if (!part || !details) return;
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
}
