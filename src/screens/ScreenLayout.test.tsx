import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { switchesFor } from '@/config/switches';
import type { Switches } from '@/config/switches';
import { loadAllMessages } from '@/i18n/loadMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ScreenLayout } from './ScreenLayout';

let built: Switches;
jest.mock('@/config/switches', () => ({
  switchesFor: jest.requireActual<{ switchesFor: typeof switchesFor }>('@/config/switches').switchesFor,
  get switches() {
    return built;
  },
}));
jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/en' }) }));
// What comes after the page, with the network, is not what this is about.
jest.mock('next/dynamic', () => () => () => null);
jest.mock(
  'next/head',
  () =>
    ({ children }: { readonly children: ReactNode }) =>
      children,
);
jest.mock('./PageContext', () => ({ usePage: () => ({ content: {} }) }));

/** A page of a build for an environment. */
function open(environment: 'development' | 'production' | 'test', isPersonal = false) {
  built = switchesFor(environment);
  const messages = loadAllMessages('en');
  const { container } = render(
    <TranslatorProvider locale="en" messages={messages}>
      <ScreenLayout route="home" title="Home" isPersonal={isPersonal}>
        content
      </ScreenLayout>
    </TranslatorProvider>,
  );
  return {
    robots: container.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    hasBanner: screen.queryByText(/practice site/i) !== null,
  };
}

describe('a page', () => {
  it('says that nothing booked is real in the test environment only', () => {
    expect(open('test').hasBanner).toBe(true);
  });

  it.each(['development', 'production'] as const)('has no such banner in %s', (environment) => {
    expect(open(environment).hasBanner).toBe(false);
  });

  it('may be found by search engines in production only', () => {
    expect(open('production').robots).toBeNull();
    expect(open('development').robots).toBe('noindex, nofollow');
    expect(open('test').robots).toBe('noindex, nofollow');
  });

  it('is never found when it is about one guest', () => {
    expect(open('production', true).robots).toBe('noindex, nofollow');
  });
});
