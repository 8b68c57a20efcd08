import { apiSwitch } from '@/api/apiSwitch';
import type { OrderDecision } from '@/features/payment/ExistingOrder';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useReservationFlow } from '@/state/reservationFlowState';
import { useOrderSent } from './parts/useOrderSent';
import { existingOrder } from './tasks/versions/existingOrder';

const ExistingOrder = apiSwitch(existingOrder);

/** Replaces a step of booking for a guest who has ordered already. */
export function ExistingOrderScreen({ onDecided }: { readonly onDecided: (decision: OrderDecision) => void }) {
  const { locale } = useTranslator();
  const onBooked = useOrderSent();
  const { flow } = useReservationFlow();
  return (
    <ExistingOrder
      pinned={flow.paymentState?.api}
      paymentHref={pathOf('paymentReturn', locale)}
      onBooked={onBooked}
      onDecided={onDecided}
    />
  );
}
