/** @jest-environment ./tests/config/jsdomOnline.cjs */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { answerSite, testWorld } from '../../../contracts/http/testWorld';
import { clearTokens, storeTokens } from '@/api/tokenStore';
import { keptStorage } from '@/browser/keptStorage';
import { writeKept } from '@/browser/keptValue';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { session } from '@/session/session';
import { flowKeeping } from '@/state/reservationFlowShape';
import { ChooseRateScreen } from '../ChooseRateScreen';
import { messages, watchBrowser } from './testCrawl';
import { storeReadyFlow } from './testTabs';

let mockQuery: Record<string, string> = { room: '0' };
const mockReplaced = jest.fn();
const mockGone = jest.fn();
jest.mock('next/router', () => ({
  useRouter: () => ({
    asPath: '/en/booking/rate',
    query: mockQuery,
    isReady: true,
    push() {},
    replace: mockReplaced,
    events: { on() {}, off() {} },
    beforePopState() {},
  }),
}));
jest.mock('@/session/goToSignIn', () => ({ goToSignIn: (...to: unknown[]) => mockGone(...to) }));
jest.mock('../frame/ScreenLayout', () => ({
  ScreenLayout: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('next/dynamic', () => (load: () => Promise<ComponentType>) => {
  const Late = lazy(async () => ({ default: await load() }));
  return (props: object) => createElement(Suspense, { fallback: null }, createElement(Late, props));
});

jest.setTimeout(60_000);

const world = testWorld();
answerSite(world);
beforeAll(() => {
  watchBrowser();
});
afterAll(() => {
  cleanup();
  clearTokens('SIGNED_OUT');
});
beforeEach(() => mockGone.mockClear());

/** The step of a guest who searched as a member, with a room chosen. */
async function open(query: Record<string, string> = { room: '0' }): Promise<void> {
  cleanup();
  mockQuery = query;
  const flow = await storeReadyFlow('v2');
  const criteria = flow.criteria && { ...flow.criteria, loyaltyTypes: ['ASOM'] as const };
  writeKept(keptStorage, flowKeeping, { ...flow, criteria }, Date.now());
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <ChooseRateScreen />
    </TranslatorProvider>,
  );
  await screen.findAllByRole('radio', {}, { timeout: 10_000 });
}

const memberRate = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { name: /^Co-op member/ })[0] as HTMLInputElement;
const cardOf = (input: HTMLInputElement) => input.closest('label')?.parentElement as HTMLElement;
const { chooseRate, restrictions } = messages;
const dialogNamed = { name: chooseRate.signIn.title };
const kept = () =>
  (JSON.parse(localStorage.getItem('sarastus.state.auth') ?? 'null') as { value: object } | null)?.value;

describe('a stranger who chooses a rate for members', () => {
  it('is asked to sign in with the reason, and may go on without', async () => {
    await open();
    expect(memberRate().disabled).toBe(true);
    fireEvent.click(memberRate().closest('label') as Element);
    const dialog = within(await screen.findByRole('dialog', dialogNamed));
    expect(dialog.getByText(restrictions.ASOM_REQUIRED)).toBeTruthy();
    expect(dialog.getByText(chooseRate.signIn.kept)).toBeTruthy();
    expect(kept()).toMatchObject({ locale: 'en', shouldShowDialog: true });
    fireEvent.click(dialog.getByRole('button', { name: chooseRate.signIn.notNow }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept()).toBeUndefined();
    const button = within(cardOf(memberRate())).getByRole('button', { name: restrictions.ways.signIn });
    expect(document.activeElement).toBe(button);
    expect(mockGone).not.toHaveBeenCalled();
  });

  it('signs in from the question, and comes back to the step with that rate chosen', async () => {
    await open();
    const { value } = memberRate();
    const button = within(cardOf(memberRate())).getByRole('button', { name: restrictions.ways.signIn });
    button.focus();
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', dialogNamed));
    expect(mockGone).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole('button', { name: restrictions.ways.signIn }));
    const place = `/en/booking/rate?room=0&rate=${encodeURIComponent(value)}`;
    expect(mockGone.mock.calls).toEqual([['en', place]]);
    expect(kept()).toMatchObject({ returnUrl: place });

    cleanup();
    const answer = await fetch('/oidc/test-token?customer=asom');
    storeTokens(JSON.parse(await answer.text()));
    await session.refresh();
    await open(Object.fromEntries(new URLSearchParams(place.split('?')[1])));
    expect([memberRate().disabled, memberRate().checked]).toEqual([false, true]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Who comes back later finds what they chose since.
    expect(mockReplaced.mock.calls[0]?.[0]).toBe('/en/booking/rate?room=0');
  });
});
