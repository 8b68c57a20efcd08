import { failureCodeOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { Translator } from '@/i18n/translator';

export interface FailureText {
  readonly title: string;
  readonly body: string;
}

/**
 * The title and text of a failure, in the page's language. A failed payment shows the provider's reason when there is
 * one, a closed rate its own; a reservation's option has the reason shown beside its button.
 */
export function failureText(failure: Failure, { t }: Translator): FailureText {
  if (failure.kind === 'option') {
    return { title: t('errors.option.title'), body: t(`optionIssues.${failure.code}`) };
  }
  if (failure.kind === 'guarantee' && failure.code === 'PAYMENT_FAILURE' && failure.paymentError !== undefined) {
    return {
      title: t(`errors.payment.${failure.paymentError}.title`),
      body: t(`errors.payment.${failure.paymentError}.body`),
    };
  }
  if (failure.kind === 'booking' && failure.restriction !== undefined) {
    return { title: t('errors.rateClosed'), body: t(`restrictions.${failure.restriction}`) };
  }
  const code = failureCodeOf(failure);
  // `option` codes returned above; the template's type still has them, and they have no texts under `errors`.
  const key = code as Exclude<typeof code, `option.${string}`>;
  return { title: t(`errors.${key}.title`), body: t(`errors.${key}.body`) };
}

/** The text instead of asking to sign in, where signing in is switched off. */
export function closedText({ t }: Translator): FailureText {
  return { title: t('errors.signInClosed.title'), body: t('errors.signInClosed.body') };
}
