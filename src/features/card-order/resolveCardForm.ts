import type { FieldErrors, Resolver } from 'react-hook-form';
import { personProblems, tidyTexts, asSent } from '@/forms/detailProblems';
import { loadReadPhone } from '@/forms/loadReadPhone';
import type { ReadPhone } from '@/forms/loadReadPhone';
import type { Translator } from '@/i18n/translator';
import { personIn } from './cardForm';
import type { CardForm } from './cardForm';

interface Asked {
  /** Whether a way to pay is missing: one that was chosen before may be gone, and a card that costs nothing needs none. */
  readonly lacksWay: (paymentOption: string) => boolean;
  /** What is wrong with the promotion code. */
  readonly promotionProblem: string | null;
}

/** Every problem of the form by field, in its order. */
export function cardFormProblems(
  values: CardForm,
  readPhone: ReadPhone,
  { lacksWay, promotionProblem }: Asked,
  t: Translator['t'],
): Partial<Record<string, string>> {
  return {
    ...personProblems(personIn(values), readPhone, t),
    ...(promotionProblem !== null && { promotionCode: promotionProblem }),
    ...(lacksWay(values.paymentOption) && { paymentOption: t('cardOrder.problem.payment') }),
    ...(!values.termsAndConditionsAgreed && { termsAndConditionsAgreed: t('cardPurchase.problem.terms') }),
  };
}

/** The rules of the form as a resolver for react-hook-form. */
export function resolveCardForm(asked: Asked, t: Translator['t']): Resolver<CardForm> {
  return async (typed) => {
    const values = tidyTexts(typed);
    const readPhone = await loadReadPhone();
    const problems = Object.entries(cardFormProblems(values, readPhone, asked, t));
    if (problems.length === 0) return { values: asSent(values, readPhone), errors: {} };
    const errors: FieldErrors<CardForm> = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return { values: {}, errors };
  };
}
