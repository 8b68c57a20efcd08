import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { switchesFor } from '@/config/switches';
import type { Switches } from '@/config/switches';
import { loadAllMessages } from '@/i18n/testMessages';
import type { RouteId } from '@/routes/routes';
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
// Notices load later over the network and are not tested here.
jest.mock('next/dynamic', () => () => () => null);
jest.mock(
  'next/head',
  () =>
    ({ children }: { readonly children: ReactNode }) =>
      children,
);
jest.mock('./PageContext', () => ({ usePage: () => ({ content: {} }) }));

/** A page of a build for an environment. */
function open(environment: 'development' | 'production' | 'test', route: RouteId = 'home') {
  built = switchesFor(environment);
  const messages = loadAllMessages('en');
  const { container } = render(
    <TranslatorProvider locale="en" messages={messages}>
      <ScreenLayout route={route} title="Home">
        content
      </ScreenLayout>
    </TranslatorProvider>,
  );
  return {
    robots: container.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    description: container.querySelector('meta[name=description]')?.getAttribute('content') ?? null,
    hasSearchInHeader: container.querySelector('header [data-opens=search]') !== null,
    hasBanner: screen.queryByText(/practice site/i) !== null,
  };
}

describe('a page', () => {
  it('has a banner that bookings are not real in the test environment only', () => {
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

  it.each(['searchResults', 'chooseRoom', 'reservation'] as const)(
    'may not be found when it belongs to one guest or one search: %s',
    (route) => {
      expect(open('production', route).robots).toBe('noindex, nofollow');
    },
  );

  it('leads to the search from its header, but for the home page, which begins with it', () => {
    expect(open('production', 'hotels').hasSearchInHeader).toBe(true);
    expect(open('production', 'home').hasSearchInHeader).toBe(false);
  });

  it('has the description of the site where it has none of its own', () => {
    expect(open('production', 'chooseRoom').description).toMatch(/hotel/i);
  });
});
