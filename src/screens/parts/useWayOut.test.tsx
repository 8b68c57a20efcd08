import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { presentation } from '@/errors/presentation';
import type { FailureAction } from '@/errors/presentation';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { matchPath } from '@/routes/routes';
import { closeSearchDrawer, useSearchDrawer } from '@/state/availabilitySearchDrawerState';
import { someCriteria } from '@/state/testFlow';
import { goToSignIn } from '@/session/goToSignIn';
import { useWayOut } from './useWayOut';

const push = jest.fn();
jest.mock('next/router', () => ({ useRouter: () => ({ push }) }));

const english = ({ children }: { readonly children: ReactNode }) => (
  <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
    {children}
  </TranslatorProvider>
);

function hrefAfter(action: FailureAction, criteria: ReturnType<typeof someCriteria> | null = someCriteria()): string {
  push.mockReset();
  renderHook(() => useWayOut(), { wrapper: english }).result.current(criteria)(action);
  return push.mock.calls[0]?.[0] ?? '';
}

jest.mock('@/session/goToSignIn', () => ({ goToSignIn: jest.fn() }));

describe('useWayOut', () => {
  it('leads to where a guest signs in, and comes back from there', () => {
    expect(hrefAfter('signIn')).toBe('');
    expect(goToSignIn).toHaveBeenCalledWith('en');
  });

  it.each([
    ['chooseRoom', 'chooseRoom'],
    ['chooseRate', 'chooseRate'],
    ['chooseExtras', 'chooseExtras'],
    ['fixDetails', 'contactDetails'],
    ['otherPayment', 'checkAndConfirm'],
    ['reviewPrice', 'checkAndConfirm'],
    ['checkStatus', 'paymentReturn'],
    ['withoutCots', 'searchResults'],
    ['fewerCots', 'contactDetails'],
  ] as const)('leads with %s to the page %s', (action, route) => {
    expect(matchPath(hrefAfter(action))).toMatchObject({ route, locale: 'en' });
  });

  it('goes back to the search, without its codes when they caused the failure', () => {
    const criteria = someCriteria({ promotionCode: 'TALVI' });
    expect(hrefAfter('withoutCots', criteria)).toMatch(/promo=TALVI.*owncots=1/);
    expect(hrefAfter('dropCode', criteria)).not.toMatch(/TALVI/);
    expect(hrefAfter('dropCode', criteria)).toContain('hotel=1001');
  });

  it('leads to some page from every failure, even without a search', () => {
    const carriedOut = new Set(Object.values(presentation).map(({ action }) => action));
    for (const action of carriedOut) {
      if (['none', 'call', 'reload', 'retry', 'signIn'].includes(action)) continue;
      if (['changeDates', 'changeSearch'].includes(action)) continue;
      expect(matchPath(hrefAfter(action, null))).not.toBeNull();
    }
  });

  it.each(['changeDates', 'changeSearch'] as const)('opens with %s the form that has them', (action) => {
    const drawer = renderHook(() => useSearchDrawer());
    const criteria = someCriteria();
    const { current: wayOut } = renderHook(() => useWayOut(), { wrapper: english }).result;
    act(() => wayOut(criteria)(action));
    expect(drawer.result.current).toEqual({ isOpen: true, defaultValue: criteria, isAtCodes: false });
    act(closeSearchDrawer);
  });
});
