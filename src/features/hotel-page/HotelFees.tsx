import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { feeKinds } from '@/domain/content/houseRules';
import type { HotelFee } from '@/domain/content/houseRules';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What the hotel charges besides the room. */
export function HotelFees({ fees }: { readonly fees: readonly HotelFee[] }) {
  const { t, format } = useTranslator();
  if (fees.length === 0) return null;
  const ordered = feeKinds.flatMap((kind) => fees.filter((fee) => fee.kind === kind));
  return (
    <section aria-labelledby="fees">
      <Stack gap={4}>
        <Heading level={2} id="fees">
          {t('hotelPage.fees.title')}
        </Heading>
        <DefinitionList
          items={ordered.map(({ kind, price, per }) => ({
            term: t(`hotelPage.fees.${kind}`),
            description: t(`hotelPage.fees.per.${per}`, { price: format.money(price) }),
          }))}
        />
        <Text size="small" tone="muted">
          {t('hotelPage.fees.note')}
        </Text>
      </Stack>
    </section>
  );
}
