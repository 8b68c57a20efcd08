import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AskPromotion } from '@/api/cardOrderCalls';
import { Checkbox } from '@/design-system/Checkbox';
import { ErrorSummary } from '@/design-system/ErrorSummary';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TwoColumn } from '@/design-system/TwoColumn';
import { waysToPayCard } from '@/domain/card/cardOrder';
import type { SCardProduct } from '@/domain/card/cardProduct';
import { contactOf } from '@/domain/guest/customer';
import type { Customer } from '@/domain/guest/customer';
import { failureText } from '@/errors/failureText';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { AddressFields } from '@/forms/AddressFields';
import { ConsentFields } from '@/forms/ConsentFields';
import { fieldOf } from '@/forms/fieldOf';
import { listedErrors } from '@/forms/listedErrors';
import { PaymentChoice } from '@/forms/PaymentChoice';
import { PersonFields } from '@/forms/PersonFields';
import { PrivacyLine } from '@/forms/PrivacyLine';
import { languageOf } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { usePurchaseScard } from '@/state/cardSaleState';
import { firstForm, purchaseOf, toCardForm, toSliceForm } from './cardForm';
import type { CardForm } from './cardForm';
import type { CardPurchaseProps } from './cardOrderProps';
import { OrderBox } from './OrderBox';
import { PromotionField } from './PromotionField';
import { resolveCardForm } from './resolveCardForm';
import { SignInOffer } from './SignInOffer';
import { TermsAgreement } from './TermsAgreement';
import type { OrderCard } from './useOrderCard';
import { usePromotion } from './usePromotion';
import { WithdrawalPromise } from './WithdrawalPromise';

interface Props {
  readonly page: CardPurchaseProps;
  readonly sold: SCardProduct;
  /** Null for a stranger. */
  readonly customer: Customer | null;
  readonly order: OrderCard;
  readonly askPromotion: AskPromotion;
}

/** Who buys, what they may be written about, the price and how it is paid. */
export function CardPurchaseForm({ page, sold, customer, order, askPromotion }: Props) {
  const translator = useTranslator();
  const { t, plural, locale } = translator;
  const [attempt, setAttempt] = useState(0);
  const initial = useFirstForm(customer);
  const [typedCode, setTypedCode] = useState(initial.promotionCode);
  const promotion = usePromotion(typedCode, {
    purpose: 'PURCHASE',
    ask: askPromotion,
    customerId: customer?.id ?? null,
    refusal: order.refusal,
  });
  const due = promotion.price ?? sold.price;
  const ways = waysToPayCard(page.savedCards);
  const isFree = due.amount === 0;
  const codeText = promotion.failure && failureText(promotion.failure, translator);
  const form = useForm<CardForm>({
    defaultValues: initial,
    resolver: resolveCardForm(
      {
        lacksWay: (option) => !isFree && !ways.some(({ key }) => key === option),
        promotionProblem: codeText?.title ?? (promotion.isFetching ? t('cardOrder.promotion.wait') : null),
      },
      t,
    ),
    mode: 'onTouched',
    // The summary takes the focus, not the first field: a screen reader then reads every error.
    shouldFocusError: false,
  });
  const keepAsSent = useKeptForm(form.watch, setTypedCode);
  const field = fieldOf(form);
  const option = form.watch('paymentOption');
  const way = ways.find(({ key }) => key === option) ?? null;
  const canSave = customer !== null && !isFree && way?.choice.method === 'CARD' && !way.savedCard;
  const { errors, isSubmitted } = form.formState;
  const problems = listedErrors(Object.entries(errors));
  const submit = (values: CardForm) => {
    keepAsSent(values);
    const terms = { locale, price: due, way: isFree ? null : way, canSave, returnUrl: page.returnUrl };
    order.send(purchaseOf(values, terms));
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit, () => setAttempt((before) => before + 1))}>
      <TwoColumn
        aside={
          <OrderBox
            purpose="PURCHASE"
            item={plural('cardPurchase.item', sold.validityMonths)}
            price={sold.price}
            discounted={promotion.price}
            way={way}
            order={order}
          >
            <WithdrawalPromise due={due} days={sold.withdrawalDays} />
            <TermsAgreement field={field} minimumAge={sold.minimumAge} href={page.links.about} />
          </OrderBox>
        }
      >
        <Stack gap={7}>
          {attempt > 0 && problems.length > 0 && (
            <ErrorSummary title={t('contactDetails.problems')} errors={problems} attempt={attempt} />
          )}
          {!customer && <SignInOffer />}
          <Text tone="muted">{t('contactDetails.allNeeded')}</Text>
          <PersonFields title={t('cardPurchase.person')} field={field} countries={page.countries} />
          <AddressFields field={field} countries={page.countries} />
          <ConsentFields field={field} />
          <PrivacyLine why={t('cardPurchase.privacy')} />
          <PromotionField
            input={field('promotionCode')}
            promotion={promotion}
            priceBefore={sold.price}
            onDrop={() => form.setValue('promotionCode', '', { shouldValidate: isSubmitted })}
          />
          {!isFree && (
            <PaymentChoice
              name="paymentOption"
              ways={ways}
              savedCards={page.savedCards}
              chosen={way?.key ?? null}
              onChoose={({ key }) => form.setValue('paymentOption', key, { shouldValidate: isSubmitted })}
              error={errors.paymentOption?.message}
            />
          )}
          {canSave && <Checkbox label={t('cardPurchase.savePaymentCard')} {...field('savePaymentCard')} />}
        </Stack>
      </TwoColumn>
    </form>
  );
}

/** What the form begins with; the customer's own details are put in once. */
function useFirstForm(customer: Customer | null): CardForm {
  const { locale } = useTranslator();
  const { sale, change } = usePurchaseScard();
  const hasCardDetails = !useSwitchedOff(customer !== null).has('MY_SCARD_RELATED_CUSTOMER_DETAILS');
  const known = customer && contactOf(customer, 'PRIVATE', hasCardDetails);
  const [first] = useState(() => firstForm(sale, known, languageOf(locale)));
  const isFilledNow = known !== null && !sale.isFormInitialized;
  useEffect(() => {
    if (isFilledNow) change({ isFormInitialized: true, form: first });
  }, [isFilledNow, change, first]);
  return toCardForm(first);
}

type Watch = ReturnType<typeof useForm<CardForm>>['watch'];

/**
 * Keeps what is typed, so that a reload loses nothing, and passes the code on. Returns how to keep what is sent: on the
 * page of another payment nothing can be corrected.
 */
function useKeptForm(watch: Watch, onCode: (code: string) => void): (sent: CardForm) => void {
  const { changeForm, keepForm } = usePurchaseScard();
  useEffect(() => {
    const subscription = watch((values) => {
      // Every field has a first value, so that none is missing.
      const typed = values as CardForm;
      changeForm(toSliceForm(typed));
      onCode(typed.promotionCode);
    });
    return () => subscription.unsubscribe();
  }, [watch, changeForm, onCode]);
  return (sent) => keepForm(toSliceForm(sent));
}
