import { render, screen } from '@testing-library/react';
import { services } from '@/config/services';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ConsentChoices } from './ConsentChoices';

jest.mock('@/config/vitals', () => ({ vitals: { url: 'https://speed.example', isByConsent: true, share: 1 } }));
jest.mock('@/config/services', () => ({ services: { tagManagerUrl: null } }));

const { hint } = loadAllMessages('en').consent.purpose.statistics;
const { speed, speedOnly } = loadAllMessages('en').consent;

const shown = () => {
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ConsentChoices purposes={['statistics']} chosen={[]} onChoose={() => undefined} />
    </TranslatorProvider>,
  );
  expect(screen.getByRole('checkbox', { name: 'Statistics' })).toBeTruthy();
  return container.textContent;
};

describe('the choice of statistics', () => {
  it('is about speed only, where nothing else is measured', () => {
    const text = shown();
    expect(text).toContain(speedOnly);
    expect(text).not.toContain(hint);
  });

  it('is about the pages used and about speed, where both are measured', () => {
    jest.replaceProperty(services, 'tagManagerUrl', 'https://tags.example');
    expect(shown()).toContain(`${hint} ${speed}`);
  });
});
