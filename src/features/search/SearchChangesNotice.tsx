import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { MAX_ADULTS, MAX_CHILDREN, MAX_NIGHTS, MAX_PETS, MAX_ROOMS } from '@/config/limits';
import type { SearchChange } from '@/domain/search/searchCriteria';
import { useTranslator } from '@/i18n/TranslatorContext';

const limits: Readonly<Partial<Record<SearchChange, number>>> = {
  stayTooLong: MAX_NIGHTS,
  roomsOutOfRange: MAX_ROOMS,
  adultsOutOfRange: MAX_ADULTS,
  childrenOutOfRange: MAX_CHILDREN,
  petsOutOfRange: MAX_PETS,
};

/** What an address contained that cannot be searched, and what is searched instead. */
export function SearchChangesNotice({ changes }: { readonly changes: readonly SearchChange[] }) {
  const { t } = useTranslator();
  if (changes.length === 0) return null;
  return (
    <Notice tone="info" title={t('searchChanges.title')}>
      <Stack gap={2}>
        {changes.map((change) => (
          <span key={change}>{t(`searchChanges.${change}`, { count: limits[change] ?? 0 })}</span>
        ))}
      </Stack>
    </Notice>
  );
}
