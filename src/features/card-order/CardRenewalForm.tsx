import { useState } from 'react';
import type { FormEvent } from 'react';
import type { AskPromotion } from '@/api/cardOrderCalls';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TwoColumn } from '@/design-system/TwoColumn';
import { nothingToPay, waysToPayCard } from '@/domain/card/cardOrder';
import { groupedCardNumber } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { readLine } from '@/domain/guest/freeText';
import { failureText } from '@/errors/failureText';
import { PaymentChoice } from '@/forms/PaymentChoice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useRenewScard } from '@/state/cardSaleState';
import { OrderBox } from './OrderBox';
import { PromotionField } from './PromotionField';
import type { CardSaleProps } from './cardOrderProps';
import type { OrderCard } from './useOrderCard';
import { usePromotion } from './usePromotion';
import { WithdrawalPromise } from './WithdrawalPromise';

interface Props {
  readonly page: CardSaleProps;
  readonly card: Pick<LoyaltyCard, 'number' | 'renewal' | 'validity' | 'validUntil'>;
  readonly order: OrderCard;
  readonly askPromotion: AskPromotion;
}

/** The card as it is and as it will be, the price and how it is paid. */
export function CardRenewalForm({ page, card, order, askPromotion }: Props) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const { sale, changeForm } = useRenewScard();
  const [attempt, setAttempt] = useState(0);
  const { promotionCode, paymentOption } = sale.form;
  const { renewal } = card;
  const promotion = usePromotion(promotionCode, {
    purpose: 'RENEWAL',
    ask: askPromotion,
    customerId: card.number,
    refusal: order.refusal,
  });
  const due = promotion.price ?? renewal.price;
  const isFree = due.amount === 0;
  const ways = waysToPayCard(page.savedCards);
  const way = ways.find(({ key }) => key === paymentOption) ?? null;
  const codeProblem = promotion.failure
    ? failureText(promotion.failure, translator).title
    : promotion.isFetching
      ? t('cardOrder.promotion.wait')
      : null;
  const problems = [
    ...(codeProblem === null ? [] : [{ fieldId: 'promotionCode', message: codeProblem }]),
    ...(isFree || way ? [] : [{ fieldId: 'paymentOption', message: t('cardOrder.problem.payment') }]),
  ];
  const shown = attempt > 0 ? problems : [];
  const problemOf = (field: string) => shown.find(({ fieldId }) => fieldId === field)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (order.isSending) return;
    if (problems.length > 0) return setAttempt((before) => before + 1);
    order.send({
      purpose: 'RENEWAL',
      locale,
      buyer: null,
      promotionCode: readLine(promotionCode) || null,
      price: due,
      payment: way && !isFree ? way.choice : nothingToPay,
      savesPaymentCard: false,
      returnUrl: page.returnUrl,
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <TwoColumn
        aside={
          <OrderBox
            purpose="RENEWAL"
            item={t('cardRenewal.item')}
            price={renewal.price}
            discounted={promotion.price}
            way={way}
            order={order}
          >
            <WithdrawalPromise due={due} days={page.withdrawalDays} />
          </OrderBox>
        }
      >
        <Stack gap={7}>
          {shown.length > 0 && <ErrorSummary title={t('contactDetails.problems')} errors={shown} attempt={attempt} />}
          <NewValidity {...card} />
          <PromotionField
            input={{
              name: 'promotionCode',
              value: promotionCode,
              onChange: ({ target }) => changeForm({ promotionCode: target.value }),
              error: problemOf('promotionCode'),
            }}
            promotion={promotion}
            priceBefore={renewal.price}
            onDrop={() => changeForm({ promotionCode: '' })}
          />
          {!isFree && (
            <PaymentChoice
              name="paymentOption"
              ways={ways}
              savedCards={page.savedCards}
              chosen={way?.key ?? null}
              onChoose={({ key }) => changeForm({ paymentOption: key })}
              error={problemOf('paymentOption')}
            />
          )}
        </Stack>
      </TwoColumn>
    </form>
  );
}

/** How long the card is valid, now and after renewing. */
function NewValidity({ number, validity, validUntil, renewal }: Props['card']) {
  const { t, format } = useTranslator();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('cardRenewal.validity')}
        </Heading>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('myCard.number'), description: groupedCardNumber(number) },
            {
              term: t(validity === 'EXPIRED' ? 'cardRenewal.expired' : 'cardRenewal.now'),
              description: format.date(validUntil),
            },
            { term: t('cardRenewal.after'), description: format.date(renewal.validUntil) },
          ]}
        />
        <Text tone="muted">{t('cardRenewal.kept')}</Text>
      </Stack>
    </Card>
  );
}
