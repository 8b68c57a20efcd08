import { useMemo } from 'react';
import { useRecoilState } from 'recoil';
import * as v from 'valibot';
import { DEFAULT_COUNTRY_CODE, DEFAULT_PHONE_COUNTRY_CODE } from '@/config/limits';
import { cardOrderStatus } from './cardOrderStatus';
import { keptSlice } from './keptSlice';

const text = v.fallback(v.string(), '');
const unticked = v.fallback(v.boolean(), false);

/** Fields within another are read one by one too: a damaged group becomes a group of defaults. */
const group = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const object = v.object(entries);
  return v.fallback(object, () => v.parse(object, {}));
};

/** Slice `purchaseScard`: the order for a new card. */
const shape = v.object({
  status: cardOrderStatus,
  /** The form was filled once with what is known of a guest who is signed in; what is typed since wins. */
  isFormInitialized: unticked,
  form: group({
    customer: group({
      firstName: text,
      lastName: text,
      email: text,
      phoneNumber: text,
      phoneNumberCountryCode: v.fallback(v.pipe(v.string(), v.regex(/^\+\d{1,6}$/)), DEFAULT_PHONE_COUNTRY_CODE),
      address: group({
        street: text,
        postcode: text,
        city: text,
        countrycode: v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), DEFAULT_COUNTRY_CODE),
      }),
    }),
    /** Messages about the card itself; marketing is asked for below, and is off until it is ticked. */
    communicationsConsent: v.fallback(v.boolean(), true),
    communicationsLanguage: v.fallback(v.picklist(['fi', 'en', 'sv']), 'fi'),
    marketingPreferenceEmail: unticked,
    marketingPreferenceSms: unticked,
    termsAndConditionsAgreed: unticked,
    promotionCode: text,
    /** The way to pay, by the name the API lists it under. */
    paymentOption: v.fallback(v.nullable(v.string()), null),
    savePaymentCard: unticked,
  }),
});

export type PurchaseScard = v.InferOutput<typeof shape>;
export type PurchaseScardForm = PurchaseScard['form'];

export const purchaseScard = keptSlice({ key: 'sarastus.state.purchaseScard', shape });

/** The order for a card, as far as it is filled in. */
export function usePurchaseScard() {
  const [state, setState] = useRecoilState(purchaseScard.state);
  const actions = useMemo(
    () => ({
      /** What is known of the guest already; once, so that nothing typed is lost. */
      initialize: (form: PurchaseScardForm) =>
        setState((before) => (before.isFormInitialized ? before : { ...before, isFormInitialized: true, form })),
      changeForm: (change: Partial<PurchaseScardForm>) =>
        setState((before) => ({ ...before, form: { ...before.form, ...change } })),
      /** An order that is done leaves nothing of the form behind. */
      setStatus: (status: PurchaseScard['status']) =>
        setState((before) => (status === 'done' ? { ...purchaseScard.empty, status } : { ...before, status })),
      clear: () => setState(purchaseScard.empty),
    }),
    [setState],
  );
  return { ...state, ...actions };
}
