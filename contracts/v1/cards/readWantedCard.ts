import { languages } from '@/domain/locale';
import type { Currency } from '@/domain/money';
import { cardOfCustomer } from '../../world/cards/cardRegistry';
import type { WantedCard } from '../../world/cards/orderCard';
import { BadInputError } from '../../world/badInput';
import type { World } from '../../world/context';
import type { CustomerRecord } from '../../world/customers';
import type { PaymentFlow, PaymentMethod } from '@/domain/payment/payment';
import type { CardOrderPurpose } from '../../world/store/sCardOrders';
import type { CardConsents, CardHolder } from '../../world/store/sCards';
import { languageOf, type InLocale } from '../languages';
import { bankNames, cardNames, named } from '../names';

export interface CardDetailsInput {
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumberCountryCode: string;
    readonly phoneNumber: string;
    readonly address: {
      readonly street: string;
      readonly postcode: string;
      readonly city: string;
      readonly countryCode: string;
    };
  };
  readonly consents: Omit<CardConsents, 'communicationsLanguage'> & { readonly communicationsLanguage: string };
}

export interface WantedCardInput extends InLocale, Partial<CardDetailsInput> {
  readonly termsAndConditionsAgreed?: boolean;
  readonly promotionCode?: string | null;
  /** Minor units, converted by the scalar. */
  readonly price: { readonly value: number; readonly currency: 'EUR' | 'RUB' | 'SPOINT' };
  readonly payment: {
    readonly flow: PaymentFlow;
    readonly method: PaymentMethod;
    readonly bank: string;
    readonly card: string;
    readonly savedCardId?: string | null;
    readonly returnUrl: string;
  };
  readonly savePaymentCard?: boolean;
  readonly unpaidOrder?: { readonly orderId: string; readonly orderKey: string } | null;
}

/** Holder and consents, as the world names them. */
export const readCardDetails = ({ customer, consents }: CardDetailsInput) => {
  const { phoneNumberCountryCode, address, ...person } = customer;
  const { postcode, ...place } = address;
  const holder: CardHolder = {
    ...person,
    phoneCountryCode: phoneNumberCountryCode,
    address: { ...place, postCode: postcode },
  };
  const language = languages.find((each) => each === consents.communicationsLanguage);
  if (!language) throw new BadInputError('Messages are written in fi, en or sv');
  return { holder, consents: { ...consents, communicationsLanguage: language } };
};

const currencies: Readonly<Record<WantedCardInput['price']['currency'], Currency>> = {
  EUR: 'EUR',
  RUB: 'RUB',
  SPOINT: 'S_POINT',
};

/** What is wanted: a renewal keeps the details of the card. */
export const readWantedCard = (
  world: World,
  input: WantedCardInput,
  purpose: CardOrderPurpose,
  customer: CustomerRecord | null,
): WantedCard => {
  const card = customer && cardOfCustomer(world, customer.id);
  const asked =
    input.customer && input.consents && readCardDetails({ customer: input.customer, consents: input.consents });
  const details = asked ?? card;
  if (!details) throw new BadInputError('A card needs a holder');
  const { bank, card: kind, savedCardId, ...payment } = input.payment;
  return {
    purpose,
    locale: languageOf(input.locale),
    holder: details.holder,
    consents: details.consents,
    promotionCode: input.promotionCode || null,
    price: { amount: input.price.value, currency: currencies[input.price.currency] },
    payment: {
      ...payment,
      bank: named(bankNames, bank),
      card: named(cardNames, kind),
      savedCardId: savedCardId ?? null,
    },
    savesPaymentCard: input.savePaymentCard ?? false,
    unpaid: input.unpaidOrder ? { id: input.unpaidOrder.orderId, orderKey: input.unpaidOrder.orderKey } : null,
  };
};
