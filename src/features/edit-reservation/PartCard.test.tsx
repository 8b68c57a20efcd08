import { render, screen } from '@testing-library/react';
import type { EditPartState } from '@/domain/edit/editParts';
import { callWords } from '@/domain/reservation/optionWords';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PartCard } from './PartCard';

const session = jest.fn();
jest.mock('@/session/useSession', () => ({ useSession: () => session() }));

const show = (state: EditPartState) =>
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <PartCard title="Dates" state={state}>
        1–3 Dec
      </PartCard>
    </TranslatorProvider>,
  );
const call = () => screen.queryByRole('link', { name: /^Call \+/ });

describe('a part that cannot be changed', () => {
  beforeEach(() => session.mockReturnValue({ kind: 'anonymous', ended: null }));

  it.each(callWords)('has the number beside the words that name customer service: %s', (words) => {
    show({ kind: 'closed', words });
    expect(call()).not.toBeNull();
  });

  it('names no number where a call changes nothing', () => {
    show({ kind: 'closed', words: 'STAY_OVER' });
    expect(screen.getByText('The stay is over.')).toBeTruthy();
    expect(call()).toBeNull();
  });

  it('offers to sign in where that opens it, and the number where signing in is switched off', () => {
    const { unmount } = show({ kind: 'closed', words: 'AUTHENTICATION_REQUIRED' });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(call()).toBeNull();
    unmount();
    session.mockReturnValue({ kind: 'off' });
    show({ kind: 'closed', words: 'AUTHENTICATION_REQUIRED' });
    expect(call()).not.toBeNull();
  });
});
