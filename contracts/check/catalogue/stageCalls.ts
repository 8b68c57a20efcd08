import { operationNamed } from './operations';
import { pathOf, post } from './post';
import type { Headers } from './post';

/** What prepares a harness: operations of the site, signing in, paying, and the controls for tests. */
export function callsTo(address: string) {
  const ask = async <Data>(name: string, variables: object, headers: Headers = {}): Promise<Data> => {
    const { api, text } = operationNamed(name);
    const { body } = await post(address + pathOf[api], text, variables, headers);
    if (!body?.data) throw new Error(`${name}: ${JSON.stringify(body?.errors)}`);
    return body.data as Data;
  };
  const signedIn = new Map<string, Headers>();
  const signIn = async (customer: string): Promise<Headers> => {
    const before = signedIn.get(customer);
    if (before) return before;
    const response = await fetch(`${address}/oidc/test-token?customer=${customer}`);
    const { accessToken } = (await response.json()) as { readonly accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    signedIn.set(customer, headers);
    return headers;
  };
  const pay = (paymentId: string) =>
    fetch(`${address}/pay/${paymentId}`, {
      method: 'POST',
      body: new URLSearchParams({ act: 'pay' }),
      redirect: 'manual',
    });
  const control = (name: string, body: object) =>
    fetch(`${address}/__test/${name}`, { method: 'POST', body: JSON.stringify(body) });
  return { ask, control, forgetTokens: () => signedIn.clear(), pay, signIn };
}
