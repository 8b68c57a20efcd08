/** @jest-environment node */
import { ask, offerOf, orderOf, createMutation, signedIn, type CreateAnswer } from '../testGuest';
import { testWorld } from '../testWorld';

describe('the identity provider', () => {
  const world = testWorld();

  const signInAt = (next: string, customer: string | null, more = '') =>
    fetch(`${world.address}/oidc/sid?mode=cookies&next=${encodeURIComponent(next)}&ui_locales=sv${more}`, {
      redirect: 'manual',
      ...(customer === null ? {} : { method: 'POST', body: new URLSearchParams({ customer }) }),
    });
  const cookiesOf = (response: Response) =>
    new Map(
      response.headers.getSetCookie().map((cookie): [string, string] => {
        const [pair = ''] = cookie.split(';');
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
    );
  const refresh = (token: string, headers = {}) =>
    fetch(`${world.address}/oidc/refresh`, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const customerIdFor = async (headers: Record<string, string>) => {
    const query =
      '{ authenticatedCustomer { __typename ... on AuthenticatedCustomer { customerDetails { customerId } } } }';
    const answer = await ask<{ authenticatedCustomer: { customerDetails?: { customerId: string } } } | null>(
      world,
      query,
      {},
      headers,
    );
    return (
      answer.data?.authenticatedCustomer.customerDetails?.customerId ?? answer.errors?.[0]?.extensions?.code ?? null
    );
  };

  it('shows a sign-in page in the guest’s language, and redirects back with tokens in cookies', async () => {
    const page = await signInAt('/sv/logga-in', null);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Vem är du i dag?')]);
    const done = await signInAt('/sv/logga-in', 'asom');
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sv/logga-in']);
    const cookies = cookiesOf(done);
    const bearer = { authorization: `Bearer ${cookies.get('accessToken')}` };
    expect(await customerIdFor({ ...bearer, 'x-auth-token': cookies.get('encryptedAccessToken') ?? '' })).toBe(
      'customer-asom',
    );
    expect(await customerIdFor({ ...bearer, 'x-auth-token': 'of-another-token' })).toBe('AUTHORIZATION_INVALID');
    const own = done.headers.getSetCookie().filter((cookie) => !cookie.startsWith('provider_session='));
    expect(own.every((cookie) => cookie.includes('Max-Age=60'))).toBe(true);
  });

  it('signs a known customer in without the page, until they sign out', async () => {
    const done = cookiesOf(await signInAt('/en/sign-in', 'asom'));
    const headers = { cookie: `provider_session=${done.get('provider_session')}` };
    const address = `${world.address}/oidc/sid?mode=cookies&next=/en/sign-in`;
    const again = await fetch(address, { headers, redirect: 'manual' });
    expect([again.status, cookiesOf(again).has('accessToken')]).toEqual([303, true]);
    const kept = { cookie: `provider_session=${cookiesOf(again).get('provider_session')}` };
    const out = await fetch(`${world.address}/oidc/logout?next=/en`, { headers: kept, redirect: 'manual' });
    expect([out.status, out.headers.get('location')]).toEqual([303, '/en']);
    expect((await fetch(address, { headers: kept, redirect: 'manual' })).status).toBe(200);
    const astray = await fetch(`${world.address}/oidc/logout?next=https://evil.example/`, { redirect: 'manual' });
    expect(astray.status).toBe(400);
  });

  it('redirects a guest who cancels back without tokens', async () => {
    const back = await signInAt('/en/sign-in', '');
    expect([back.headers.get('location'), back.headers.getSetCookie()]).toEqual([
      '/en/sign-in?error=access_denied',
      [],
    ]);
  });

  it('redirects to its own host with path and query, and to no other host', async () => {
    const own = await signInAt(`${world.address}/en/sign-in`, 'none');
    expect(own.headers.get('location')).toBe('/en/sign-in');
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      `http://${new URL(world.address).host}@evil.example/`,
      `http://user@${new URL(world.address).host}/`,
      'http://localhost.evil.example/',
      '',
    ]) {
      const refused = await signInAt(next, 'none');
      expect([next, refused.status, refused.headers.getSetCookie()]).toEqual([next, 400, []]);
    }
  });

  it('gives new tokens for a refresh token, once', async () => {
    const cookies = cookiesOf(await signInAt('/', 'scard'));
    const token = cookies.get('refreshToken') ?? '';
    expect((await refresh(token, { 'x-scenario': 'refresh-refused' })).status).toBe(401);
    const first = await refresh(token);
    const { accessToken, refreshToken, encryptedAccessToken } = (await first.json()) as Record<string, string>;
    expect(
      await customerIdFor({ authorization: `Bearer ${accessToken}`, 'x-auth-token': encryptedAccessToken ?? '' }),
    ).toBe('customer-scard');
    expect((await refresh(token)).status).toBe(401);
    expect((await refresh(accessToken ?? '')).status).toBe(401);
    expect((await refresh(refreshToken ?? '')).status).toBe(200);
  });

  it('rejects a token used for the wrong purpose', async () => {
    const reader = await signedIn(world, 'asom', '&scope=READ_CUSTOMER_INFORMATION');
    expect(await customerIdFor(reader)).toBe('customer-asom');
    const booker = await signedIn(world, 'asom', '&scope=RESERVATION_FLOW');
    expect(await customerIdFor(booker)).toBeNull();
    const input = orderOf(await offerOf(world, 'STQ'));
    const answer = await ask<CreateAnswer | null>(world, createMutation, { input }, reader);
    expect(answer.errors?.[0]?.extensions?.code).toBe('AUTHORIZATION_INVALID');
    expect((await ask<CreateAnswer>(world, createMutation, { input }, booker)).data.createBooking.__typename).toBe(
      'CreateBookingSuccess',
    );
  });

  it('keeps two roles of a customer apart', async () => {
    const query = '{ customerWithProfile { customerDetails { contact { companyName } } } verifyProfile { result } }';
    interface Answer {
      readonly customerWithProfile: {
        readonly customerDetails: { readonly contact: { readonly companyName: string | null } };
      };
      readonly verifyProfile: { readonly result: string };
    }
    const customerAs = async (customer: string, profile: string) => {
      const headers = { ...(await signedIn(world, customer)), 'x-customer-profile': profile };
      const { data } = await ask<Answer>(world, query, {}, headers, '/graphql');
      return [data.customerWithProfile.customerDetails.contact.companyName, data.verifyProfile.result];
    };
    expect(await customerAs('business', 'BUSINESS')).toEqual(['Pohjola Puu Oy', 'OK']);
    expect(await customerAs('business', 'PRIVATE')).toEqual([null, 'OK']);
    expect(await customerAs('scard-expired', 'BUSINESS')).toEqual([null, 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION']);
    expect(await customerAs('asom', 'PRIVATE')).toEqual([null, 'OK']);
  });
});
