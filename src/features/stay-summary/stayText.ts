import { nights } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import type { Translator } from '@/i18n/translator';
import { occupancyText } from './occupancyText';
import { dotted } from '@/i18n/dotted';

/** `pe 4.12. – su 6.12.2026 · 2 yötä · 2 huonetta · 2 aikuista, 1 lapsi (5)` */
export function stayText(criteria: SearchCriteria, translator: Translator): string {
  const { rooms, adults, childrenAges, pets } = criteria.party;
  return dotted([
    translator.format.dateRange(criteria),
    translator.plural('stay.nights', nights(criteria)),
    ...(rooms > 1 ? [translator.plural('stay.rooms', rooms)] : []),
    occupancyText({ adults, childAges: childrenAges, pets }, translator),
  ]);
}
