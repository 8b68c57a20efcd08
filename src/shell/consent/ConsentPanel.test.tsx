import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionalPurposes } from '@/domain/guest/consent';
import type { OptionalPurpose } from '@/domain/guest/consent';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ConsentPanel } from './ConsentPanel';

function show() {
  const answers: (readonly OptionalPurpose[])[] = [];
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ConsentPanel
        purposes={optionalPurposes}
        settingsHref="/en/cookies"
        onDecide={(allowed) => void answers.push(allowed)}
      />
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
});
