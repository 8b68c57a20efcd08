import {
  CLOSED_NOTICES_KEY,
  DISMISSED_NOTICES_KEY,
  dismissNotice,
  readDismissedNotices,
  takeUpClosedNotices,
} from './dismissedNotices';

const now = Date.parse('2026-11-02T09:00:00+02:00');
const days = (count: number) => count * 24 * 3_600_000;

beforeEach(() => localStorage.clear());

describe('notices that were closed', () => {
  it('are remembered, each once', () => {
    dismissNotice('hours', now);
    dismissNotice('payments', now);
    dismissNotice('hours', now);
    expect(readDismissedNotices(now)).toEqual(['payments', 'hours']);
  });

  it('are forgotten after a month', () => {
    dismissNotice('hours', now);
    expect(readDismissedNotices(now + days(29))).toEqual(['hours']);
    expect(readDismissedNotices(now + days(31))).toEqual([]);
  });

  it('are limited in number, and values of another shape are dropped', () => {
    for (let index = 0; index < 50; index += 1) dismissNotice(`n${index}`, now);
    expect(readDismissedNotices(now)).toHaveLength(30);
    localStorage.setItem(DISMISSED_NOTICES_KEY, JSON.stringify({ version: 1, savedAt: now, value: ['a', 7, null] }));
    expect(readDismissedNotices(now)).toEqual(['a']);
    localStorage.setItem(DISMISSED_NOTICES_KEY, '{');
    expect(readDismissedNotices(now)).toEqual([]);
  });

  it('are remembered when they were closed while the page slept, and only what this site wrote', () => {
    dismissNotice('hours', now);
    sessionStorage.setItem(CLOSED_NOTICES_KEY, '\n"payments"');
    takeUpClosedNotices(now);
    expect(readDismissedNotices(now)).toEqual(['hours', 'payments']);
    expect(sessionStorage.getItem(CLOSED_NOTICES_KEY)).toBeNull();
    sessionStorage.setItem(CLOSED_NOTICES_KEY, '{');
    takeUpClosedNotices(now);
    expect(readDismissedNotices(now)).toEqual(['hours', 'payments']);
  });
});
