import { SiteLink } from '@/routes/SiteLink';
import type { AskPromotion, CardOrderCalls } from '@/api/cardOrderCalls';
import type { PlainAnswer } from '@/api/usePlainAnswer';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import type { SCardProduct } from '@/domain/card/cardProduct';
import type { Failure } from '@/domain/failure';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { usePurchaseScard } from '@/state/cardSaleState';
import { useTimesForgotten } from '@/state/useTimesForgotten';
import { CardOrderSkeleton } from './CardOrderSkeleton';
import { CardPurchaseForm } from './CardPurchaseForm';
import { GiveUpOrder } from './GiveUpOrder';
import { OrderOnItsWay } from './OrderOnItsWay';
import type { CardLinks, CardPurchaseProps } from './cardOrderProps';
import { useOrderCard } from './useOrderCard';

interface Props extends CardPurchaseProps {
  readonly sold: PlainAnswer<SCardProduct, Failure>;
  readonly calls: Pick<CardOrderCalls, 'orderCard' | 'voidOrder'>;
  readonly askPromotion: AskPromotion;
}

/** The way to its payment stands beside it. */
const nothing = () => undefined;

/** Buying a card: the form, or the order that this browser has already. */
export function CardPurchase({ sold, calls, askPromotion, ...page }: Props) {
  const slice = usePurchaseScard();
  const { sale } = slice;
  const session = useSession();
  const timesForgotten = useTimesForgotten();
  const order = useOrderCard({
    status: sale.status,
    sale: slice,
    orderCard: calls.orderCard,
    onOrdered: page.onOrdered,
    // It may have been refused for its price.
    onRefused: sold.askAgain,
  });
  if (sale.status && !order.isSending) {
    return (
      <OrderOnItsWay
        attempt={sale.status}
        order={order}
        paymentHref={page.links.payment}
        giveUp={
          <GiveUpOrder
            attempt={sale.status}
            purpose="PURCHASE"
            outcome={null}
            sale={slice}
            voidOrder={calls.voidOrder}
            onGivenUp={focusPageHeading}
            onKept={nothing}
          />
        }
      />
    );
  }
  const customer = session.kind === 'authenticated' ? session.customer : null;
  if (customer?.sCard) return <HasCard {...page.links} />;
  // A form that is open stays: the reason of a refusal stands in it.
  if (sold.failure && !sold.answer) return <FailureNotice failure={sold.failure} onAction={sold.askAgain} />;
  if (session.kind === 'unknown' || !sold.answer) return <CardOrderSkeleton />;
  return (
    <CardPurchaseForm
      // Another customer gets a form of their own; so does a guest, once what was typed is forgotten.
      key={`${customer?.id ?? ''} ${timesForgotten}`}
      page={page}
      sold={sold.answer}
      customer={customer}
      order={order}
      askPromotion={askPromotion}
    />
  );
}

function HasCard({ renew, mine }: CardLinks) {
  const { t } = useTranslator();
  return (
    <EmptyState
      title={t('cardPurchase.hasCard.title')}
      actions={
        <>
          <LinkButton as={SiteLink} href={renew}>
            {t('cardPurchase.hasCard.renew')}
          </LinkButton>
          <LinkButton as={SiteLink} variant="secondary" href={mine}>
            {t('cardOrder.mine')}
          </LinkButton>
        </>
      }
    >
      {t('cardPurchase.hasCard.body')}
    </EmptyState>
  );
}
