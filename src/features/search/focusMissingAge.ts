/** Leads the guest to the first child whose age is not given yet. */
export function focusMissingAge(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLSelectElement>('select[name=ages]') ?? [];
  const missing = [...fields].find(({ value }) => value === '');
  const details = missing?.closest('details');
  if (details) details.open = true;
  missing?.focus();
}
