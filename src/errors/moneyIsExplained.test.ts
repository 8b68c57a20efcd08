import { failureCatalogue } from '@/domain/failure';
import { languages } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';

/** Words about what happened to the money, in each language of the texts. */
const aboutMoney = {
  fi: /veloit|[Rr]ahat|maksettu/,
  en: /charged|money|paid/,
  sv: /debitera|[Pp]engar|betalats/,
};

describe.each(languages)('the texts of failed payments in %s', (language) => {
  const { errors } = loadAllMessages(language);

  it.each([
    ...failureCatalogue.payment.map((code) => [`payment.${code}`, errors.payment[code].body] as const),
    ...failureCatalogue.guarantee.map((code) => [`guarantee.${code}`, errors.guarantee[code].body] as const),
  ])('say for %s what happened to the money', (_code, body) => {
    expect(body).toMatch(aboutMoney[language]);
  });
});
