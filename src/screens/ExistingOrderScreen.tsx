import { ApiSwitch } from '@/api/ApiSwitch';
import type { OrderDecision } from '@/features/payment/ExistingOrder';
import { ExistingOrderV2 } from '@/features/payment/v2/ExistingOrderV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useOrderSent } from './useOrderSent';

/** Stands in a step of booking for a guest who has ordered already. */
export function ExistingOrderScreen({ onDecided }: { readonly onDecided: (decision: OrderDecision) => void }) {
  const { locale } = useTranslator();
  const onBooked = useOrderSent();
  return (
    <ApiSwitch
      v2={() => (
        <ExistingOrderV2 paymentHref={pathOf('paymentReturn', locale)} onBooked={onBooked} onDecided={onDecided} />
      )}
    />
  );
}
