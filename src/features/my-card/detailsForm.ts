import type { FieldErrors, Resolver } from 'react-hook-form';
import type { CardDetails } from '@/api/cardCalls';
import type { CustomerContact } from '@/domain/guest/customer';
import type { CardConsents, LoyaltyCard } from '@/domain/card/loyaltyCard';
import { personProblems, tidyTexts, asSent } from '@/forms/detailProblems';
import { loadReadPhone } from '@/forms/loadReadPhone';
import type { Translator } from '@/i18n/translator';

/** The form has the fields of both side by side. */
export type DetailsValues = CustomerContact & CardConsents;

export const valuesOf = ({ contact, consents }: Pick<LoyaltyCard, 'consents' | 'contact'>): DetailsValues => ({
  ...contact,
  ...consents,
});

export function detailsIn(values: DetailsValues): CardDetails {
  const { communications, communicationsLanguage, marketingEmail, marketingSms, ...contact } = values;
  return { contact, consents: { communications, communicationsLanguage, marketingEmail, marketingSms } };
}

/** The rules of `domain/guest/contactRules` for the holder of a card. */
export function resolveDetails(t: Translator['t']): Resolver<DetailsValues> {
  return async (typed) => {
    const values = tidyTexts(typed);
    const readPhone = await loadReadPhone();
    const problems = Object.entries(personProblems(values, readPhone, t));
    if (problems.length === 0) return { values: asSent(values, readPhone), errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'rule', message }]);
    // The names of the problems are those of the fields.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<DetailsValues> };
  };
}
