import { render } from '@testing-library/react';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PartyField } from './PartyField';

it('breaks its line between the facts, not between a number and what is counted', () => {
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <PartyField
        idPrefix="quick"
        switchedOff={new Set()}
        party={{ rooms: 1, adults: 2, ages: [5, 8], pets: 1 }}
        isTried={false}
        onAge={() => undefined}
      />
    </TranslatorProvider>,
  );
  const shown = document.querySelector('#quick-party > :last-child')?.textContent ?? '';
  expect(shown.split(' ')).toEqual(['1\u00a0room,', '2\u00a0adults,', '2\u00a0children,', '1\u00a0pet']);
});
