import type { Page, Request } from '@playwright/test';

const host = 'https://services.example';

export interface AskedServices {
  /** Paths of what was asked of any other host than the site's. */
  readonly asked: string[];
  /** What was sent to the service of error reports. */
  readonly reports: string[];
}

/**
 * Puts the services of others on a host of their own, as in production, and notes every call to a host that is not the
 * site's. The export names paths of the harness; here its scripts name that host instead, and the harness still answers.
 */
export async function servicesElsewhere(page: Page, site: string): Promise<AskedServices> {
  const seen: AskedServices = { asked: [], reports: [] };
  const context = page.context();
  context.on('request', (request: Request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (origin !== site && protocol.startsWith('http')) seen.asked.push(`${origin}${pathname}`);
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
  await context.route('https://errors.sarastus.example/**', async (route) => {
    seen.reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, headers: cors, json: {} });
  });
  return seen;
}
