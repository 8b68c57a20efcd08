import type { WithdrawalReceipt } from '@/api/cardCalls';
import { OFFICE_TIME_ZONE } from '@/config/limits';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Printer } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ScreenOnly } from './myCard.styles';

/** What the holder gets after withdrawing an order. */
export function ReceiptCard({ receipt }: { readonly receipt: WithdrawalReceipt }) {
  const { t, format } = useTranslator();
  const { orderId, withdrawnAt, amount, expectedBy } = receipt;
  return (
    <Card role="status">
      <Stack gap={4} align="start">
        <Heading level={2} size="h3">
          {t('myCard.leave.withdrawn')}
        </Heading>
        <Text>{t('myCard.leave.refund', { amount: format.money(amount), date: format.date(expectedBy) })}</Text>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('myCard.leave.order'), description: orderId },
            { term: t('myCard.leave.time'), description: format.instant(withdrawnAt, OFFICE_TIME_ZONE) },
            { term: t('myCard.leave.amount'), description: format.money(amount) },
            { term: t('myCard.leave.by'), description: format.date(expectedBy) },
          ]}
        />
        <ScreenOnly>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon of={Printer} size="small" />
            {t('myCard.leave.print')}
          </Button>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
