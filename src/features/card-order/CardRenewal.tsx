import { SiteLink } from '@/routes/SiteLink';
import type { AskPromotion, CardOrderCalls } from '@/api/cardOrderCalls';
import type { MyCardAnswer } from '@/api/cardCalls';
import type { QueryResult } from '@/api/useQueryResult';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { CallControl } from '@/errors/FailureActionControl';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useRenewScard } from '@/state/cardSaleState';
import { CardOrderSkeleton } from './CardOrderSkeleton';
import { CardRenewalForm } from './CardRenewalForm';
import { GiveUpOrder } from './GiveUpOrder';
import { OrderOnItsWay } from './OrderOnItsWay';
import type { CardSaleProps } from './cardOrderProps';
import { useOrderCard } from './useOrderCard';

interface Props extends CardSaleProps {
  readonly found: QueryResult<MyCardAnswer>;
  readonly calls: Pick<CardOrderCalls, 'orderCard' | 'voidOrder'>;
  readonly askPromotion: AskPromotion;
}

/** The way to its payment stands beside it. */
const nothing = () => undefined;

/** Another year for the card: whether it can be had and what it changes, or the order that this browser has already. */
export function CardRenewal({ found, calls, askPromotion, ...page }: Props) {
  const slice = useRenewScard();
  const { sale } = slice;
  const { t, format } = useTranslator();
  const reload = () => {
    if (found.state === 'ready') found.refetch();
    else if (found.state === 'failed') found.retry();
  };
  const order = useOrderCard({
    status: sale.status,
    sale: slice,
    orderCard: calls.orderCard,
    onOrdered: page.onOrdered,
    // The card, or its price, may have changed.
    onRefused: reload,
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
            purpose="RENEWAL"
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
  if (found.state === 'loading') return <CardOrderSkeleton />;
  const retry = () => {
    reload();
    focusPageHeading();
  };
  const lost = found.state === 'failed' && <FailureNotice failure={found.failure} onAction={retry} />;
  const answer = found.state === 'ready' ? found.data : found.earlier;
  if (!answer) return lost;
  const { card } = answer;
  if (!card) return <NoCard {...page.links} />;
  if (card.renewal.eligibility !== 'OK') {
    return <Notice tone="info" headingLevel={2} title={t('myCard.renew.not')} actions={<CallControl />} />;
  }
  if (!card.renewal.allowed) {
    return (
      <Notice tone="info" headingLevel={2} title={t('cardRenewal.notYet.title')}>
        {t('cardRenewal.notYet.body', {
          from: format.date(card.renewal.from),
          until: format.date(card.validUntil),
        })}
      </Notice>
    );
  }
  return (
    <Stack gap={5}>
      {lost}
      <CardRenewalForm page={page} card={card} order={order} askPromotion={askPromotion} />
    </Stack>
  );
}

/** Nothing to renew: there is no card. */
function NoCard({ buy, connect }: CardSaleProps['links']) {
  const { t } = useTranslator();
  return (
    <EmptyState
      title={t('cardRenewal.none.title')}
      actions={
        <>
          <LinkButton as={SiteLink} href={buy}>
            {t('cardOrder.nothing.buy')}
          </LinkButton>
          <LinkButton as={SiteLink} variant="secondary" href={connect}>
            {t('cardOrder.connect')}
          </LinkButton>
        </>
      }
    >
      {t('cardRenewal.none.body')}
    </EmptyState>
  );
}
