import type { LocalDate } from '@/domain/localDate';
import { writeDate } from '@/domain/writtenDate';

/** Writes a day in the figures of its field. */
export function fillDate(field: HTMLInputElement | null, day: LocalDate): void {
  if (field) field.value = writeDate(day, field.dataset.date);
}
