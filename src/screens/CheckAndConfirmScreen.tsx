import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { ApiSwitch } from '@/api/ApiSwitch';
import { environment } from '@/config/environment';
import { CheckAndConfirmV2 } from '@/features/check-and-confirm/v2/CheckAndConfirmV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import { BookingFrame } from './BookingFrame';
import type { OpenStep } from './BookingFrame';
import { useWayOut } from './useWayOut';

/** The last look, and the order. */
export function CheckAndConfirmScreen() {
  const { t } = useTranslator();
  return (
    <BookingFrame step="checkAndConfirm" title={t('checkAndConfirm.title')} heading={() => t('checkAndConfirm.title')}>
      {(step) => <Confirm {...step} />}
    </BookingFrame>
  );
}

function Confirm({ criteria, flow }: OpenStep) {
  const { locale } = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  const paymentReturn = pathOf('paymentReturn', locale);
  const isBooked = Boolean(flow.paymentState?.bookingNumber);

  useEffect(() => {
    // Back from the payment page: what is booked already is paid for, not booked again.
    if (isBooked) void router.replace(paymentReturn);
  }, [isBooked, router, paymentReturn]);

  const { hotel } = flow;
  if (!hotel) return null;
  return (
    <ApiSwitch
      v2={() => (
        <CheckAndConfirmV2
          criteria={criteria}
          hotel={hotel}
          hrefs={{
            contact: pathOf('contactDetails', locale),
            room: (room) => hrefOf('chooseRoom', locale, { room }),
            paymentReturn: `${environment.basePath}${paymentReturn}`,
          }}
          onBooked={(paymentUrl) => {
            if (paymentUrl) location.assign(paymentUrl);
            else void router.push(paymentReturn);
          }}
          onWayOut={wayOut(criteria)}
        />
      )}
    />
  );
}
