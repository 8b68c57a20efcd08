import { fillDate } from '@/browser/handover/fillDate';
import { today } from '@/browser/today';
import { addDays } from '@/domain/localDate';

export type DateName = 'from' | 'to';

export const isDateName = (name: string): name is DateName => name === 'from' || name === 'to';

/** An event of a form, about one of its fields. */
export interface FieldEvent {
  readonly target: EventTarget;
}

export const fieldNameOf = ({ target }: FieldEvent): string =>
  target instanceof Element ? (target.getAttribute('name') ?? '') : '';

/** The only field of its name in a form with dates. */
export const dateInput = (form: HTMLFormElement, name: DateName) =>
  form.elements.namedItem(name) as HTMLInputElement | null;

/** Sets the initial dates of a form, which the exported page lacks. False when the guest has already typed. */
export function beginDates(form: HTMLFormElement): boolean {
  const from = dateInput(form, 'from');
  if (from?.value !== '') return false;
  fillDate(from, today());
  const to = dateInput(form, 'to');
  if (to?.value === '') fillDate(to, addDays(today(), 1));
  return true;
}
