import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionalPurposes } from '@/domain/guest/consent';
import type { OptionalPurpose } from '@/domain/guest/consent';
import type { Language } from '@/i18n/locales';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ConsentPanel } from './ConsentPanel';

function show(purposes: readonly OptionalPurpose[] = optionalPurposes, locale: Language = 'en') {
  const answers: (readonly OptionalPurpose[])[] = [];
  render(
    <TranslatorProvider locale={locale} messages={loadAllMessages(locale)}>
      <ConsentPanel purposes={purposes} settingsHref="/en/cookies" onDecide={(allowed) => void answers.push(allowed)} />
    </TranslatorProvider>,
  );
  return { answers, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('the question about cookies', () => {
  it('is answered with all, or with only what is necessary, in one press', async () => {
    const { answers, user } = show();
    await user.click(press('Allow all'));
    await user.click(press('Only necessary'));
    expect(answers).toEqual([optionalPurposes, []]);
  });

  it('is answered by purpose, with none preselected', async () => {
    const { answers, user } = show();
    await user.click(press('Let me choose'));
    expect(screen.getByRole('checkbox', { name: 'Necessary' })).toHaveProperty('disabled', true);
    const ticked = screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked);
    expect(ticked).toHaveLength(1);
    await user.click(press('Save my choice'));
    await user.click(screen.getByRole('checkbox', { name: 'Statistics' }));
    await user.click(screen.getByRole('checkbox', { name: 'Error reports' }));
    await user.click(screen.getByRole('checkbox', { name: 'Statistics' }));
    await user.click(press('Save my choice'));
    expect(answers).toEqual([[], ['errorReports']]);
  });

  it.each([
    ['en', ['statistics'], 'For anything else we ask you first: statistics.'],
    ['en', optionalPurposes, 'For anything else we ask you first: statistics, chat service and error reports.'],
    ['fi', ['service'], 'Muuhun pyydämme sinulta luvan: chat.'],
    ['fi', optionalPurposes, 'Muuhun pyydämme sinulta luvan: tilastot, chat ja virheraportit.'],
    ['sv', ['errorReports'], 'För allt annat ber vi först om lov: felrapporter.'],
    ['sv', optionalPurposes, 'För allt annat ber vi först om lov: statistik, chatt och felrapporter.'],
  ] as const)('names in %s what this build asks about: %s', (locale, purposes, sentence) => {
    show(purposes, locale);
    expect(screen.getByText((_, element) => element?.tagName === 'P').textContent).toContain(sentence);
  });
});
