import type { Page, Request } from '@playwright/test';

const host = 'https://services.example';

const reports = 'https://errors.sarastus.example';

/** What the headers of a host allow whose build names these services. */
export const hostOfServices = { scriptOrigins: [host], reportOrigins: [host, reports] };

export interface ServiceCalls {
  /** Addresses without query of all requests to other hosts than the site's. */
  readonly requested: string[];
  /** The bodies sent to the service of error reports. */
  readonly reports: string[];
}

/**
 * Moves the third-party services to a host of their own, as in production, and records every call to a host other than
 * the site's. The export has paths of the harness for them; its scripts get that host instead, and the harness still
 * answers. The test has `host: hostOfServices`.
 */
export async function servicesElsewhere(page: Page, site: string): Promise<ServiceCalls> {
  const calls: ServiceCalls = { requested: [], reports: [] };
  const context = page.context();
  context.on('request', (request: Request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (origin !== site && protocol.startsWith('http')) calls.requested.push(`${origin}${pathname}`);
  });
  await context.route('**/_next/static/**/*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"/stand-in/', `"${host}/stand-in/`);
    await route.fulfill({ response: answer, body });
  });
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
  await context.route(`${host}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const answer = await context.request.fetch(`${site}${new URL(request.url()).pathname}`, {
      method: request.method(),
      data: request.postDataBuffer() ?? undefined,
      headers: { 'content-type': request.headers()['content-type'] ?? '' },
    });
    const type = answer.headers()['content-type'] ?? '';
    return route.fulfill({
      status: answer.status(),
      headers: { ...cors, 'content-type': type },
      body: await answer.body(),
    });
  });
  await context.route(`${reports}/**`, async (route) => {
    calls.reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, headers: cors, json: {} });
  });
  return calls;
}
