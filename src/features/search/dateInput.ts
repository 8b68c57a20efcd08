import { MAX_DAYS_AHEAD } from '@/config/limits';
import { addDays } from '@/domain/localDate';
import { today } from '@/browser/today';

export function dateInput(form: HTMLFormElement, name: 'from' | 'to'): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** Sets limits and initial dates of a form, which the exported page lacks. False when the guest has already typed. */
export function beginDates(form: HTMLFormElement): boolean {
  const [from, to] = [dateInput(form, 'from'), dateInput(form, 'to')];
  if (!from || !to) return false;
  const isUntouched = from.value === '';
  const day = today();
  const next = addDays(day, 1);
  from.min = day;
  from.max = addDays(day, MAX_DAYS_AHEAD);
  to.min = next;
  if (isUntouched) {
    from.value = day;
    to.value ||= next;
  }
  return isUntouched;
}
