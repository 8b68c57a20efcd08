import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiceNotice } from '@/domain/content/notice';
import type { Locale } from '@/i18n/locales';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import { ServiceNotices } from './ServiceNotices';

const survey: ServiceNotice = {
  id: 'feedback',
  kind: 'info',
  message: 'We have a new website.',
  link: { kind: 'survey', text: 'Tell us what you think' },
};

function show(onSurvey?: () => void, locale: Locale = 'en') {
  const onDismiss = jest.fn();
  render(
    <TranslatorProvider locale={locale} messages={en}>
      <ServiceNotices notices={[survey]} onDismiss={onDismiss} onSurvey={onSurvey} />
    </TranslatorProvider>,
  );
  return { onDismiss, guest: userEvent.setup() };
}

describe('a notice that asks for feedback', () => {
  it('opens the survey where the build has one', async () => {
    const open = jest.fn();
    const { guest } = show(open);
    await guest.click(screen.getByRole('button', { name: 'Tell us what you think' }));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('shows its text without a button where there is no survey', () => {
    show();
    expect(screen.getByText('We have a new website.')).toBeTruthy();
    expect(screen.queryByText('Tell us what you think')).toBeNull();
  });

  it('can be hidden', async () => {
    const { guest, onDismiss } = show();
    await guest.click(screen.getByRole('button', { name: 'Hide this notice' }));
    expect(onDismiss).toHaveBeenCalledWith('feedback');
  });

  it('is read in its own language on a page whose own words have another', () => {
    show(jest.fn(), 'et');
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    expect(langOf(screen.getByText('We have a new website.'))).toBe('et');
    expect(langOf(screen.getByRole('button', { name: 'Tell us what you think' }))).toBe('et');
    expect(langOf(screen.getByRole('button', { name: 'Hide this notice' }))).toBeUndefined();
  });
});
