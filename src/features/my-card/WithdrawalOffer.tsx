import type { ReactNode } from 'react';
import type { OpenWithdrawal } from '@/api/cardCalls';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { groupedCardNumber } from '@/domain/card/loyaltyCard';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly order: OpenWithdrawal;
  readonly isSending: boolean;
  /** Why it was not withdrawn; null before that. */
  readonly notice: ReactNode;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** What would be withdrawn and what comes back; nothing happens before it is confirmed. */
export function WithdrawalOffer({ order, isSending, notice, onConfirm, onBack }: Props) {
  const { t, format } = useTranslator();
  const { orderId, purpose, cardNumber, until, refund, method, expectedBy } = order;
  const way = method === 'CARD' || method === 'ONLINE_BANK' ? method : 'OTHER';
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={2} size="h3">
          {t(`cardWithdrawal.found.${purpose}`)}
        </Heading>
        <Text>{t(`myCard.leave.withdrawBody.${purpose}`)}</Text>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('myCard.leave.order'), description: orderId },
            { term: t('myCard.number'), description: groupedCardNumber(cardNumber) },
            { term: t('cardWithdrawal.found.until'), description: format.date(until) },
            { term: t('myCard.leave.amount'), description: format.money(refund) },
            { term: t('cardWithdrawal.found.way'), description: t(`cardWithdrawal.way.${way}`) },
            { term: t('myCard.leave.by'), description: format.date(expectedBy) },
          ]}
        />
        {notice}
        <Inline gap={3}>
          <Button variant="danger" isLoading={isSending} loadingLabel={t('myCard.loading')} onClick={onConfirm}>
            {t('cardWithdrawal.found.confirm')}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            {t('cardWithdrawal.found.back')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
