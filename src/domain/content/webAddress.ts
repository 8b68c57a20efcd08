/** Whether a guest may be sent to an address: a path of this site or a page of the web; never empty, never a script. */
export function isWebAddress(value: string): boolean {
  if (value.trim() === '') return false;
  try {
    return ['http:', 'https:'].includes(new URL(value, 'https://own.invalid').protocol);
  } catch {
    return false;
  }
}
