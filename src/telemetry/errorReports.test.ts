import { init, replayIntegration } from './sentry';
import { hasConsent } from './consent';
import { maskBreadcrumb, maskReport, startErrorReports, stopErrorReports } from './errorReports';

jest.mock('@/config/services', () => ({ services: { sentryDsn: 'https://k@errors.example/1', release: '1.2.3' } }));
jest.mock('./consent', () => ({ hasConsent: jest.fn(() => true) }));
jest.mock('./sentry', () => ({ init: jest.fn(), close: jest.fn(), replayIntegration: jest.fn(() => ({})) }));

describe('an error report', () => {
  it('has the error and where it happened, and nothing of the guest', () => {
    const report = {
      event_id: '0123456789abcdef0123456789abcdef',
      sdk: { name: 'sentry.javascript.browser' },
      contexts: { browser: { name: 'Firefox' }, booking: { name: 'Aino', bookingHash: 'secret1' } },
      request: { url: 'https://sarastus.example/varaukset/nayta#id=1&hash=secret2' },
      exception: {
        values: [{ type: 'TypeError', value: 'No aino@example.com', stacktrace: { frames: [{ filename: 'a.js' }] } }],
      },
    };
    const masked = maskReport(report);
    expect(masked).toMatchObject({
      event_id: report.event_id,
      sdk: report.sdk,
      contexts: { browser: { name: 'Firefox' } },
      exception: { values: [{ type: 'TypeError', stacktrace: { frames: [{ filename: 'a.js' }] } }] },
    });
    expect(JSON.stringify(masked)).not.toMatch(/Aino|aino|secret/);
  });

  it('has the status of calls, never their content', () => {
    const data = { method: 'POST', status_code: 500, url: '/graphql?lastName=Virtanen', body: 'Virtanen' };
    const masked = maskBreadcrumb({ category: 'fetch', message: 'Virtanen', data });
    expect(masked).toMatchObject({ category: 'fetch', data: { method: 'POST', status_code: 500 } });
    expect(JSON.stringify(masked)).not.toContain('Virtanen');
    expect(maskBreadcrumb({ category: 'console' })).toBeNull();
  });
});

describe('reporting', () => {
  it('is not started when the guest withdraws consent while its code is loading', async () => {
    jest.mocked(hasConsent).mockReturnValueOnce(false);
    await startErrorReports();
    expect(init).not.toHaveBeenCalled();
  });

  it('reports one error in a hundred, half of them with a replay that shows no text, entry or picture', async () => {
    await startErrorReports();
    await startErrorReports();
    expect(init).toHaveBeenCalledTimes(1);
    expect(init).toHaveBeenCalledWith(
      expect.objectContaining({
        dsn: 'https://k@errors.example/1',
        release: '1.2.3',
        sampleRate: 0.01,
        replaysSessionSampleRate: 0,
        replaysOnErrorSampleRate: 0.5,
        dataCollection: expect.objectContaining({ userInfo: false, cookies: false, httpBodies: [] }),
      }),
    );
    expect(replayIntegration).toHaveBeenCalledWith(
      expect.objectContaining({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, stickySession: false }),
    );
    stopErrorReports();
    await startErrorReports();
    expect(init).toHaveBeenCalledTimes(2);
  });
});
