import { fireEvent, render, screen, within } from '@testing-library/react';
import { decodeFailureCode, failureCatalogue, failureCodeOf } from '@/domain/failure';
import type { Failure, FailureFamily } from '@/domain/failure';
import { loadAllMessages } from '@/i18n/testMessages';
import { languages } from '@/i18n/locales';
import type { Language } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { goToSignIn } from '@/session/goToSignIn';
import { createTranslator } from '@/i18n/translator';
import { FailureNotice } from './FailureNotice';
import { failureText } from './failureText';
import { presentation } from './presentation';
import type { FailureAction } from './presentation';

jest.mock('@/session/goToSignIn', () => ({ goToSignIn: jest.fn() }));

const everyFailure: readonly Failure[] = Object.entries(failureCatalogue).flatMap(([family, codes]) =>
  codes.map((code) => decodeFailureCode(family as FailureFamily, code)),
);

const show = (failure: Failure, language: Language, onAction?: (action: FailureAction) => void) =>
  render(
    <TranslatorProvider locale={language} messages={loadAllMessages(language)}>
      <FailureNotice failure={failure} onAction={onAction} />
    </TranslatorProvider>,
  );

describe.each(languages)('FailureNotice in %s', (language) => {
  it.each(everyFailure.map((failure) => [failureCodeOf(failure), failure] as const))(
    'names the failure and offers the action that its text promises: %s',
    (code, failure) => {
      const onAction = jest.fn();
      const { container } = show(failure, language, onAction);
      const body = container.querySelector(`[data-failure="${code}"]`);
      expect(body?.textContent?.length).toBeGreaterThan(10);
      expect((container.textContent ?? '').length).toBeGreaterThan((body?.textContent ?? '').length + 5);
      const { action, also, orCall } = presentation[code];
      const buttons = screen.queryAllByRole('button');
      const links = screen.queryAllByRole('link');
      if (action === 'none') expect([...buttons, ...links]).toEqual([]);
      if (action === 'call' || orCall) {
        expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+358185550100']);
        expect(within(container).getByText(/\S/, { selector: 'small' })).not.toBeNull();
      }
      if (action !== 'none' && action !== 'call') {
        expect(buttons).toHaveLength(also ? 2 : 1);
        expect(buttons[0]?.textContent).toBeTruthy();
        buttons[0]?.click();
        if (action === 'signIn') expect(goToSignIn).toHaveBeenLastCalledWith(language);
        else expect(onAction).toHaveBeenCalledWith(action);
      }
    },
  );
});

/** What a text names, in each language, and the ways out that do it. */
const promises: readonly {
  readonly ways: readonly (FailureAction | 'orCall')[];
  readonly words: Record<Language, RegExp>;
}[] = [
  { ways: ['call', 'orCall'], words: { en: /\bcall us\b/i, fi: /\bsoita/i, sv: /\bring\b/i } },
  { ways: ['signIn'], words: { en: /^sign in\b/i, fi: /^kirjaudu\b/i, sv: /^logga in\b/i } },
  {
    ways: ['changeDates', 'changeSearch'],
    words: {
      en: /\b(other|new) dates\b|fewer nights/i,
      fi: /\b(muut|uudet|muita) päiv/i,
      sv: /\b(andra|nya) datum\b/i,
    },
  },
  {
    ways: ['changeSearch', 'chooseRoom'],
    words: {
      en: /change your search|another hotel|another room/i,
      fi: /muuta hakua|toinen hotelli|toinen huone/i,
      sv: /ändra sökningen|annat hotell|annat rum/i,
    },
  },
  {
    ways: ['dropCode'],
    words: { en: /without the code|or (search|continue) without it/i, fi: /ilman koodia/i, sv: /utan kod/i },
  },
  {
    ways: ['otherPayment'],
    words: { en: /another way to pay/i, fi: /toinen maksutapa/i, sv: /annat betalningssätt/i },
  },
  { ways: ['chooseRate'], words: { en: /another rate/i, fi: /toinen hinta/i, sv: /annat pris/i } },
  {
    ways: ['withoutCots', 'fewerCots'],
    words: { en: /your own( cot)?[,.]/i, fi: /oma( matkasänky)? mukaan/i, sv: /en egen/i },
  },
];

it.each(everyFailure.map((failure) => [failureCodeOf(failure), failure] as const))(
  'offers whatever its text names, in every language: %s',
  (code, failure) => {
    const { action, also, orCall } = presentation[code];
    const offered = [action, also, orCall && 'orCall'];
    const missing = languages.flatMap((language) => {
      const { body } = failureText(failure, createTranslator(language, loadAllMessages(language)));
      return promises
        .filter(({ ways, words }) => words[language].test(body) && !ways.some((way) => offered.includes(way)))
        .map(({ ways }) => `${language}: ${body} (${ways.join(', ')})`);
    });
    expect(missing).toEqual([]);
  },
);

describe('FailureNotice', () => {
  it('offers signing in without an action of the screen', () => {
    show(decodeFailureCode('authorization', 'AUTHORIZATION_EXPIRED'), 'sv');
    fireEvent.click(screen.getByRole('button'));
    expect(goToSignIn).toHaveBeenLastCalledWith('sv');
  });

  it('offers no button without a handler', () => {
    show(decodeFailureCode('transport', 'NETWORK'), 'en');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives the number wherever its words say to call', () => {
    for (const code of failureCatalogue.transport) {
      const { container, unmount } = show(decodeFailureCode('transport', code), 'en');
      const says = container.textContent?.includes('call us') ?? false;
      expect([code, screen.queryAllByRole('link').length]).toEqual([code, says ? 1 : 0]);
      unmount();
    }
  });

  it('is an alert for an error and a polite status for an outcome', () => {
    const { container, unmount } = show(decodeFailureCode('transport', 'NETWORK'), 'en');
    expect(container.querySelector('[role="alert"]')).not.toBeNull();
    unmount();
    const calm = show(decodeFailureCode('guarantee', 'PAYMENT_IN_PROGRESS'), 'en');
    expect(calm.container.querySelector('[role="alert"]')).toBeNull();
    expect(calm.container.querySelector('[role="status"]')).not.toBeNull();
  });

  it('carries out the action once for each press', () => {
    const onAction = jest.fn();
    show(decodeFailureCode('transport', 'NETWORK'), 'fi', onAction);
    fireEvent.click(screen.getByRole('button'));
    expect(onAction.mock.calls).toEqual([['retry']]);
  });
});
