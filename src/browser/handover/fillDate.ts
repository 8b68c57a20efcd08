import type { LocalDate } from '@/domain/localDate';
import { writeDate } from '@/domain/writtenDate';

/** Writes a day in the figures of its field. */
export function fillDate(field: HTMLInputElement | null, day: LocalDate): void {
  if (!field) return;
  field.value = writeDate(day, field.dataset.date);
  // A guest who is in the field already types over it, as one who comes to it later does.
  if (field.matches(':focus')) field.select();
}
