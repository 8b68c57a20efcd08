import { decodeFailureCode, failureCatalogue, failureCodeOf, failureOf } from '@/domain/failure';
import { allFailureCodes } from '@/domain/testFailures';
import type { Failure, FailureFamily } from '@/domain/failure';
import { loadMessages } from '@/i18n/loadMessages';
import { languages } from '@/i18n/locales';
import { createTranslator } from '@/i18n/translator';
import { failureText } from './failureText';
import { presentation } from './presentation';

const everyFailure: readonly Failure[] = Object.entries(failureCatalogue).flatMap(([family, codes]) =>
  codes.map((code) => decodeFailureCode(family as FailureFamily, code)),
);

const translatorIn = (language: (typeof languages)[number]) =>
  createTranslator(language, loadMessages(language, ['errors', 'optionIssues']));

describe.each(languages)('failures in %s', (language) => {
  const translator = translatorIn(language);

  it('have words for every code: 100 %', () => {
    expect(everyFailure.map(failureCodeOf)).toEqual(allFailureCodes);
    for (const failure of everyFailure) {
      const { title, body } = failureText(failure, translator);
      expect(title.length).toBeGreaterThan(5);
      expect(body.length).toBeGreaterThan(10);
      expect(title + body).not.toMatch(/[{}]|\b[A-Z]+_[A-Z_]+\b|undefined/);
    }
  });

  it('have words on the control of every way out', () => {
    for (const { action } of Object.values(presentation)) {
      if (action === 'none' || action === 'call') continue;
      expect(translator.t(`errors.actions.${action}`)).not.toBe('');
    }
  });
});

describe('failureText', () => {
  const english = translatorIn('en');

  it('gives the reason of a failed payment when the provider sent one', () => {
    const failure = failureOf('guarantee', 'PAYMENT_FAILURE', { paymentError: 'REFUSED_BY_ISSUER' });
    expect(failureText(failure, english).title).toBe('Your card issuer declined the payment');
  });

  it('has the check of the payment as the way out while it may be on its way', () => {
    const undecided = ['PAYMENT_IN_PROGRESS', 'RESERVATION_UPDATE_ERROR', 'TIME_OUT', 'UNKNOWN'] as const;
    for (const code of undecided) expect(presentation[`guarantee.${code}`].action).toBe('checkStatus');
  });
});
