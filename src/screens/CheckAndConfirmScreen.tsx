import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { useRestored } from '@/browser/useRestored';
import { environment } from '@/config/environment';
import { CheckAndConfirmSkeleton } from '@/features/check-and-confirm/CheckAndConfirmSkeleton';
import { useSavedCards } from '@/features/payment/site/useSavedCards';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { BookingFrame } from './frame/BookingFrame';
import type { OpenStep } from './frame/BookingFrame';
import { useWayOut } from './parts/useWayOut';
import { checkAndConfirm } from './tasks/versions/checkAndConfirm';
import { unansweredOrder } from './tasks/versions/unansweredOrder';

const CheckAndConfirm = apiSwitch(checkAndConfirm, () => <CheckAndConfirmSkeleton />);

const UnansweredOrder = apiSwitch(unansweredOrder);

/** The last step: checking the order and sending it. */
export function CheckAndConfirmScreen() {
  const { t } = useTranslator();
  return (
    <BookingFrame
      step="checkAndConfirm"
      title={t('checkAndConfirm.title')}
      lead={t('checkAndConfirm.lead')}
      heading={() => t('checkAndConfirm.title')}
    >
      {(step) => <Confirm {...step} />}
    </BookingFrame>
  );
}

function Confirm({ stay: { criteria }, flow }: OpenStep) {
  const { locale } = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  const savedCards = useSavedCards();
  const paymentReturn = pathOf('paymentReturn', locale);
  const isBooked = Boolean(flow.paymentState?.booking);
  const isLeaving = useRef(false);
  const onBooked = useCallback((paymentUrl: string | null) => {
    if (paymentUrl === null) return;
    isLeaving.current = true;
    location.assign(paymentUrl);
  }, []);
  const goToPayment = useCallback(() => {
    if (isBooked) void router.replace(paymentReturn);
  }, [isBooked, router, paymentReturn]);
  useEffect(() => {
    // An existing booking is paid, not booked again. A page must not open while the bank's is on its way.
    if (!isLeaving.current) goToPayment();
  }, [goToPayment]);
  useRestored(goToPayment);

  const { hotel, paymentState } = flow;
  if (!hotel) return null;
  return (
    <CheckAndConfirm
      pinned={flow.api}
      criteria={criteria}
      hotel={hotel}
      savedCards={savedCards}
      hrefs={{
        contact: pathOf('contactDetails', locale),
        paymentReturn: `${environment.basePath}${paymentReturn}`,
      }}
      onBooked={onBooked}
      onWayOut={wayOut(criteria)}
      unanswered={(failure, onRefused) =>
        paymentState && (
          <UnansweredOrder
            pinned={paymentState.api}
            attempt={paymentState}
            failure={failure}
            onBooked={onBooked}
            onRefused={onRefused}
            onAnother={() => undefined}
          />
        )
      }
    />
  );
}
