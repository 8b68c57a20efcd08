import type { ConsentDecision } from '@/domain/guest/consent';
import { sendEvent } from '@/telemetry/sendEvent';
import { startTagManager } from '@/telemetry/tagManager';
import { followDecision } from './followDecision';

jest.mock('@/features/privacy-ledger/forgetWithdrawn', () => ({ forgetWithdrawn: jest.fn() }));
jest.mock('@/telemetry/errorReports', () => ({ startErrorReports: jest.fn(), stopErrorReports: jest.fn() }));
jest.mock('@/telemetry/sendEvent', () => ({ sendEvent: jest.fn() }));
jest.mock('@/telemetry/tagManager', () => ({ startTagManager: jest.fn() }));
jest.mock('@/telemetry/vitals/followVitals', () => ({ followVitals: jest.fn() }));

const decision = { allowed: ['statistics'] } as unknown as ConsentDecision;

/** Whether statistics count a page, and the tag manager, which reads the address, starts on it. */
function isTold(page: Parameters<typeof followDecision>[1]['page'], path: string): boolean {
  jest.clearAllMocks();
  followDecision(decision, { landed: page, page, href: `https://sarastus.example${path}` });
  const isStarted = jest.mocked(startTagManager).mock.calls.length > 0;
  expect(jest.mocked(sendEvent).mock.calls).toEqual(isStarted ? [[{ name: 'pageShown', page }]] : []);
  return isStarted;
}

it.each([
  ['newsArticle', '/en/news/100001-2026-summer'],
  ['offer', '/sv/erbjudanden/301299A123B-natt'],
  ['contentPage', '/en/guide/call-+358401234567'],
  ['searchResults', '/en/search?place=Helsinki&arrival=2026-12-01&departure=2026-12-03'],
] as const)('statistics are told of the page %s at %s', (page, path) => {
  expect(isTold(page, path)).toBe(true);
});

it.each([
  ['reservation', '/en/bookings/view#id=1&hash=secret'],
  ['reservation', '/en/bookings/view?hash=secret'],
  ['home', '/en?guest=131052-308T'],
  ['home', '/en#aino@example.com'],
  // A guest may have typed or pasted anything.
  ['notFound', '/en/aino@example.com'],
  ['notFound', '/en/131052-308T'],
] as const)('no script of others starts on the page %s at %s', (page, path) => {
  expect(isTold(page, path)).toBe(false);
});
