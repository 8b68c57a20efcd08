import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { RowList } from '@/design-system/RowList';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { SavedCard } from '@/domain/payment/savedCard';
import { useTranslator } from '@/i18n/TranslatorContext';

/** The payment cards that a customer has saved, and until when each can pay. */
export function PaymentWallet({ cards }: { readonly cards: readonly SavedCard[] }) {
  const { t, format } = useTranslator();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('payment.wallet.title')}
        </Heading>
        {cards.length === 0 && <Text>{t('payment.wallet.none')}</Text>}
        <RowList>
          {cards.map(({ id, card, lastDigits, validity, validUntil }) => (
            <li key={id}>
              <Text weight="medium" numbers="tabular">
                {t(`payment.cards.${card}`)} •••• {lastDigits}
              </Text>
              <Text size="label" tone={validity === 'VALID' ? 'muted' : 'warning'}>
                {t(validity === 'EXPIRED' ? 'payment.wallet.expired' : `payment.savedCards.${validity}`, {
                  until: format.date(validUntil),
                })}
              </Text>
            </li>
          ))}
        </RowList>
      </Stack>
    </Card>
  );
}
