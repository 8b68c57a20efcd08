import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { useFeature } from '@/flags/useFeature';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ConfirmDialog } from './ConfirmDialog';
import type { Leaving } from './useLeaving';

/** The id of the button that takes the card out of the account. */
export const REMOVE_CARD_ID = 'remove-card';

interface Props {
  readonly card: Pick<LoyaltyCard, 'number' | 'withdrawal'>;
  readonly leaving: Leaving;
}

/** Taking the card out of the account, and withdrawing its order; both ask once more. */
export function LeaveCard({ card: { number, withdrawal }, leaving }: Props) {
  const { t, format } = useTranslator();
  const isByNumber = useFeature('cardOrderWithdrawal') ?? false;
  const order = withdrawal && isByNumber ? { until: withdrawal.until, cardNumber: number } : null;
  const [asked, setAsked] = useState<'remove' | 'withdraw' | null>(null);
  const { isSending, failure, remove, withdraw, clear } = leaving;
  const ask = (what: 'remove' | 'withdraw') => {
    clear();
    setAsked(what);
  };
  const close = () => setAsked(null);
  const closeWhenDone = async (call: Promise<boolean>) => {
    if (await call) close();
  };
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
        <Stack gap={3}>
          {withdrawal && (
            <Button variant="secondary" fullWidth onClick={() => ask('withdraw')}>
              {t('myCard.leave.withdraw')}
            </Button>
          )}
          <Button id={REMOVE_CARD_ID} variant="secondary" fullWidth onClick={() => ask('remove')}>
            {t('myCard.leave.remove')}
          </Button>
        </Stack>
        <ConfirmDialog
          isOpen={asked === 'remove'}
          title={t('myCard.leave.remove')}
          body={[
            t('myCard.leave.removeBody'),
            withdrawal
              ? t(isByNumber ? 'myCard.leave.removeThenByNumber' : 'myCard.leave.removeThenWithdraw', {
                  date: format.date(withdrawal.until),
                })
              : '',
          ]
            .join(' ')
            .trim()}
          confirm={t('myCard.leave.removeConfirm')}
          isSending={isSending}
          failure={failure}
          onConfirm={() => void closeWhenDone(remove(order))}
          onClose={close}
        />
        {withdrawal && (
          <ConfirmDialog
            isOpen={asked === 'withdraw'}
            title={t('myCard.leave.withdraw')}
            body={t(`myCard.leave.withdrawBody.${withdrawal.purpose}`)}
            confirm={t('myCard.leave.withdrawConfirm')}
            isSending={isSending}
            failure={failure}
            onConfirm={() => void closeWhenDone(withdraw(withdrawal.orderId))}
            onClose={close}
          />
        )}
      </Stack>
    </Card>
  );
}
