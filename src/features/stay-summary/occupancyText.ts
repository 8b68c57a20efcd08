import type { Occupancy } from '@/domain/stay/party';
import type { Translator } from '@/i18n/translator';

/** `2 adults, 1 child (5), 1 pet` */
export function occupancyText({ adults, childAges, pets }: Occupancy, { plural }: Translator): string {
  const children =
    childAges.length > 0 ? [`${plural('stay.children', childAges.length)} (${childAges.join(', ')})`] : [];
  const animals = pets > 0 ? [plural('stay.pets', pets)] : [];
  return [plural('stay.adults', adults), ...children, ...animals].join(', ');
}
