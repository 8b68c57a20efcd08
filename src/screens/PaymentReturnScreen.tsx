import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { environment } from '@/config/environment';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { PaymentChecking } from '@/features/payment/PaymentChecking';
import { useSavedCards } from '@/features/payment/site/useSavedCards';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ScreenLayout } from './frame/ScreenLayout';
import { useHydrated } from '@/browser/useHydrated';
import { paymentReturn } from './tasks/versions/paymentReturn';
import { EarlyText } from './parts/EarlyText';

const PaymentReturn = apiSwitch(paymentReturn, () => <PaymentChecking />);

/** The page after paying, and for continuing an unfinished payment. */
export function PaymentReturnScreen() {
  return (
    <StateRoot>
      <Return />
    </StateRoot>
  );
}

function Return() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const isHydrated = useHydrated();
  const { flow } = useReservationFlow();
  const savedCards = useSavedCards();
  const hotel = flow.paymentState?.hotel ?? flow.hotel;
  const confirmation = pathOf('confirmation', locale);
  const goToConfirmation = useCallback(() => void router.replace(confirmation), [router, confirmation]);
  return (
    <ScreenLayout route="paymentReturn" title={t('payment.title')} brand={isHydrated ? hotel?.brand : 'pending'}>
      <Stack gap={6} width="reading">
        <PageHeading above={<EarlyText name="hotel" text={isHydrated ? (hotel?.name ?? '\u00A0') : null} />}>
          {t('payment.heading')}
        </PageHeading>
        {isHydrated ? (
          <PaymentReturn
            pinned={flow.paymentState?.api}
            hrefs={{
              home: pathOf('home', locale),
              find: pathOf('findReservation', locale),
              confirmation,
            }}
            returnUrl={`${environment.basePath}${pathOf('paymentReturn', locale)}`}
            savedCards={savedCards}
            onPaid={goToConfirmation}
            onLeave={leave}
            onChooseOn={(isKept) => void router.push(pathOf(isKept ? 'checkAndConfirm' : 'home', locale))}
          />
        ) : (
          <PaymentChecking />
        )}
      </Stack>
    </ScreenLayout>
  );
}

const leave = (paymentUrl: string) => location.assign(paymentUrl);
