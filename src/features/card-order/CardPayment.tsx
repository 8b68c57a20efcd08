import { SiteLink } from '@/routes/SiteLink';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import { returnedCardOrder } from '@/domain/card/returnedCardOrder';
import type { ReturnedCardOrder } from '@/domain/card/returnedCardOrder';
import { useTranslator } from '@/i18n/TranslatorContext';
import { usePurchaseScard, useRenewScard } from '@/state/cardSaleState';
import { useTimesForgotten } from '@/state/useTimesForgotten';
import { toCardForm, buyerIn } from './cardForm';
import { CardOrderState } from './CardOrderState';
import type { CardSaleProps } from './cardOrderProps';
import { ReturnedOrder } from './ReturnedOrder';

interface Props extends CardSaleProps {
  readonly calls: CardOrderCalls;
}

/**
 * Where the guest returns from the payment page, or continues a payment. The outcome comes from the API, never from the
 * address. An order that is forgotten here is no longer shown.
 */
export function CardPayment(props: Props) {
  return <Orders key={useTimesForgotten()} {...props} />;
}

function Orders(props: Props) {
  const purchase = usePurchaseScard();
  const renewal = useRenewScard();
  const named = useOrderInAddress();
  const bought = useLastSeen(purchase.sale.status);
  const renewed = useLastSeen(renewal.sale.status);
  const state = (purpose: CardPurpose, seen: LastSeen, sale: typeof purchase | typeof renewal): ReactNode =>
    seen.attempt && (
      <CardOrderState
        key={seen.attempt.createKey}
        {...props}
        attempt={seen.attempt}
        purpose={purpose}
        sale={sale}
        onDrop={seen.forget}
        form={
          purpose === 'PURCHASE'
            ? { ...purchase.sale.form, buyer: buyerIn(toCardForm(purchase.sale.form)) }
            : { ...renewal.sale.form, buyer: null, savePaymentCard: false }
        }
      />
    );
  if (!bought.attempt && !renewed.attempt) {
    return named ? <ReturnedOrder {...props} order={named} /> : <NothingWaits {...props.links} />;
  }
  return (
    <Stack gap={7}>
      {state('PURCHASE', bought, purchase)}
      {state('RENEWAL', renewed, renewal)}
    </Stack>
  );
}

/** The order that the address named when the page was opened; nobody else is to see it there. */
function useOrderInAddress(): ReturnedCardOrder | null {
  const [named] = useState(() => returnedCardOrder(location.hash));
  useEffect(() => {
    if (returnedCardOrder(location.hash)) history.replaceState(history.state, '', location.pathname);
  }, []);
  return named;
}

interface LastSeen {
  readonly attempt: CardOrderAttempt | null;
  readonly forget: () => void;
}

/**
 * An order that another tab has settled stays here, and is asked about: both tabs show the same outcome. Where none
 * waited, one that another tab makes later is that tab's alone: asked about here as well, it would be settled before
 * that tab is back from the payment page, and nothing would wait there.
 */
function useLastSeen(status: CardOrderAttempt | null): LastSeen {
  const [seen, setSeen] = useState(status);
  if (status !== null && seen !== null && status !== seen) setSeen(status);
  return { attempt: seen, forget: () => setSeen(null) };
}

function NothingWaits({ buy, about }: CardSaleProps['links']) {
  const { t } = useTranslator();
  return (
    <EmptyState
      title={t('cardOrder.nothing.title')}
      actions={
        <>
          <LinkButton as={SiteLink} href={buy}>
            {t('cardOrder.nothing.buy')}
          </LinkButton>
          <LinkButton as={SiteLink} variant="secondary" href={about}>
            {t('cardOrder.about')}
          </LinkButton>
        </>
      }
    >
      {t('cardOrder.nothing.body')}
    </EmptyState>
  );
}
