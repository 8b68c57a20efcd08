import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Failure } from '@/domain/failure';
import type { Result } from '@/domain/result';
import type { SavedCard } from '@/domain/payment/savedCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { useMadeBookings } from '@/state/madeBookingsState';

/** Saves the card of a payment for the signed-in customer. */
export type SaveCardCall = (booking: BookingKey, paymentId: string) => Promise<Result<Failure, SavedCard>>;

interface Props {
  readonly booking: {
    readonly bookingNumber: string;
    readonly bookingHash: string | null;
    readonly cardPayment: string | null;
  };
  readonly saveCard: SaveCardCall;
}

type Progress = 'offered' | 'saving' | 'failed' | SavedCard;

/** Offers a customer who paid by card to save it: asked after paying, so that it never stands in the way of the order. */
export function SaveCard({ booking, saveCard }: Props) {
  const { t } = useTranslator();
  const session = useSession();
  const { withoutCardPayment } = useMadeBookings();
  const [progress, setProgress] = useState<Progress>('offered');
  const { bookingNumber, bookingHash, cardPayment } = booking;
  if (typeof progress === 'object') {
    const words = { card: t(`payment.cards.${progress.card}`), digits: progress.lastDigits };
    return <Notice tone="success" live="polite" title={t('payment.savedCards.save.done', words)} />;
  }
  if (session.kind !== 'authenticated' || !bookingHash || !cardPayment) return null;
  const save = async () => {
    setProgress('saving');
    const saved = await saveCard({ bookingNumber, bookingHash }, cardPayment);
    setProgress(saved.ok ? saved.value : 'failed');
    if (saved.ok) withoutCardPayment(bookingNumber);
  };
  return (
    <Card>
      <Stack gap={3} align="start">
        <Heading level={2} size="h3">
          {t('payment.savedCards.save.title')}
        </Heading>
        <Text>{t('payment.savedCards.save.body')}</Text>
        {progress === 'failed' && <Notice tone="warning" live="polite" title={t('payment.savedCards.save.not')} />}
        <Button
          variant="secondary"
          isLoading={progress === 'saving'}
          loadingLabel={t('payment.savedCards.save.saving')}
          onClick={() => void save()}
        >
          {t('payment.savedCards.save.action')}
        </Button>
      </Stack>
    </Card>
  );
}
