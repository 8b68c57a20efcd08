import * as v from 'valibot';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import { cardPurposes } from '@/domain/card/loyaltyCard';
import { languages, locales } from '@/domain/locale';
import { guaranteeShape, startedPaymentShape } from './storedShapes';
import { money, text } from './storedValues';

const person = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phoneNumberCountryCode: text,
  phoneNumber: text,
  street: text,
  postcode: text,
  city: text,
  countryCode: text,
});

const consents = v.object({
  communications: v.boolean(),
  communicationsLanguage: v.picklist(languages),
  marketingEmail: v.boolean(),
  marketingSms: v.boolean(),
});

/** An order is sent again exactly as it was, so every field of it must be readable. */
const content = v.object({
  purpose: v.picklist(cardPurposes),
  locale: v.picklist(locales),
  buyer: v.nullable(v.object({ person, consents })),
  promotionCode: v.nullable(text),
  price: money,
  payment: guaranteeShape,
  savesPaymentCard: v.boolean(),
  returnUrl: text,
});

const attempt = v.object({
  createKey: text,
  answers: v.number(),
  sent: v.nullable(content),
  order: v.nullable(v.object({ orderId: text, orderKey: text })),
  payment: v.nullable(startedPaymentShape),
});

/** A stored attempt: sent and not answered, or made; null without one. */
export const cardOrderAttemptShape = v.pipe(
  v.nullable(attempt),
  v.check((kept) => kept === null || kept.sent !== null || kept.order !== null),
) satisfies v.GenericSchema<unknown, CardOrderAttempt | null>;
