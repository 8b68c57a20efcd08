import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { LoyaltyCard } from '@/domain/loyaltyCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ConfirmDialog } from './ConfirmDialog';
import type { Leaving } from './useLeaving';

interface Props {
  readonly card: Pick<LoyaltyCard, 'withdrawal'>;
  readonly leaving: Leaving;
}

/** Taking the card out of the account, and withdrawing its purchase; both ask once more. */
export function LeaveCard({ card: { withdrawal }, leaving }: Props) {
  const { t, format } = useTranslator();
  const [asked, setAsked] = useState<'remove' | 'withdraw' | null>(null);
  const { isSending, failure, remove, withdraw } = leaving;
  const close = () => setAsked(null);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('myCard.leave.title')}
        </Heading>
        {withdrawal && (
          <Text>
            {t('myCard.leave.withdrawUntil', {
              date: format.date(withdrawal.until),
              amount: format.money(withdrawal.refund),
            })}
          </Text>
        )}
        <Inline gap={3}>
          <Button variant="secondary" onClick={() => setAsked('remove')}>
            {t('myCard.leave.remove')}
          </Button>
          {withdrawal && (
            <Button variant="secondary" onClick={() => setAsked('withdraw')}>
              {t('myCard.leave.withdraw')}
            </Button>
          )}
        </Inline>
        <ConfirmDialog
          isOpen={asked === 'remove'}
          title={t('myCard.leave.remove')}
          body={t('myCard.leave.removeBody')}
          confirm={t('myCard.leave.removeConfirm')}
          isSending={isSending}
          failure={failure}
          onConfirm={remove}
          onClose={close}
        />
        {withdrawal && (
          <ConfirmDialog
            isOpen={asked === 'withdraw'}
            title={t('myCard.leave.withdraw')}
            body={t('myCard.leave.withdrawBody')}
            confirm={t('myCard.leave.withdrawConfirm')}
            isSending={isSending}
            failure={failure}
            onConfirm={() => withdraw(withdrawal.orderId)}
            onClose={close}
          />
        )}
      </Stack>
    </Card>
  );
}
