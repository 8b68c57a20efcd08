import { focusPageHeading } from '@/browser/focusPageHeading';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import { OrderFacts } from './OrderFacts';

/** Other unsettled bookings of this visit, each with a link to continue. */
export function OrdersSetAside() {
  const { t } = useTranslator();
  const { flow, resumeOrder } = useReservationFlow();
  if (flow.setAside.length === 0) return null;
  const resume = (createKey: string) => {
    resumeOrder(createKey);
    // The order is shown at the top, and this button is gone.
    focusPageHeading();
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="orders-set-aside">
      <Heading level={2} size="h3" id="orders-set-aside">
        {t('order.setAside.title')}
      </Heading>
      {flow.setAside.map((order) => (
        <Card key={order.createKey} tone="outlined">
          <Stack gap={3}>
            <OrderFacts order={order} isHeld />
            <Inline>
              <Button variant="secondary" size="small" onClick={() => resume(order.createKey)}>
                {t(order.booking ? 'order.setAside.resume' : 'order.setAside.ask')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
