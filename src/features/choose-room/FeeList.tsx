import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { extraLabel } from '@/domain/stay/extras';
import type { PriceLine } from '@/domain/stay/roomOffer';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Parts of a price that depend on who sleeps in the room: `Pet x 1: €20`. */
export function FeeList({ lines }: { readonly lines: readonly PriceLine[] }) {
  const { format, contentLang } = useTranslator();
  return (
    <Stack as="ul" gap={1}>
      {lines.map((line) => (
        <Text as="li" key={`${line.kind} ${line.label}`} size="small" tone="muted" numbers="tabular">
          <span lang={contentLang}>{extraLabel(line.label, line.quantity)}</span>: {format.money(line.total)}
        </Text>
      ))}
    </Stack>
  );
}
