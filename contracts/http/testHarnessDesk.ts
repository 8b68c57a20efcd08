import { ask, type Answer, type Headers, type Reached } from './testGuest';

interface Cookie {
  readonly value: string;
  readonly path: string;
}

const attribute = (text: string, name: string): string | null =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? null;

/** Whether a form of the page has a control with this name that can have this value. */
const offers = (form: string, name: string, value: string): boolean => {
  const select = new RegExp(`<select name="${name}">[\\s\\S]*?</select>`).exec(form)?.[0];
  if (select) return select.includes(`<option value="${value}"`);
  const controls = form.match(/<(input|button)\b[^>]*>/g) ?? [];
  return controls.some(
    (each) =>
      attribute(each, 'name') === name &&
      (attribute(each, 'type') === 'datetime-local' || attribute(each, 'value') === value),
  );
};

/** A browser without scripts: it keeps cookies, and sends the forms that a page has and nothing else. */
export const openBrowser = ({ address }: Reached) => {
  const jar = new Map<string, Cookie>();
  const cookieFor = (path: string): string =>
    [...jar]
      .filter(([, each]) => path.startsWith(each.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  const keep = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /; Path=([^;]+)/.exec(line)?.[1] ?? '/';
      if (/; Max-Age=0/.test(line)) jar.delete(name);
      else jar.set(name, { value, path });
    }
  };
  const get = async (path: string) => {
    const response = await fetch(address + path, { headers: { cookie: cookieFor(path) }, redirect: 'manual' });
    keep(response);
    return response;
  };
  const desk = async () => (await get('/_harness')).text();

  return {
    get,
    desk,
    /** Fills in a form of the desk and presses its button; resolves to the page that follows. */
    press: async (act: string, fields: readonly (readonly [string, string])[] = []): Promise<string> => {
      const all = [['act', act], ...fields] as const;
      const forms = (await desk()).match(/<form[\s\S]*?<\/form>/g) ?? [];
      const form = forms.find((each) => all.every(([name, value]) => offers(each, name, value)));
      if (!form) throw new Error(`The desk has no form with ${JSON.stringify(all)}`);
      const response = await fetch(address + (attribute(form, 'action') ?? ''), {
        method: 'POST',
        body: new URLSearchParams(all.map(([name, value]) => [name, value])),
        headers: { cookie: cookieFor('/_harness'), origin: address, 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      });
      keep(response);
      return (await get(response.headers.get('location') ?? '')).text();
    },
    /** Asks an endpoint as a page of the site would in this browser. */
    ask: <Data>(query: string, variables: unknown = {}, headers: Headers = {}, endpoint = '/booking/graphql') =>
      ask<Data>({ address }, query, variables, { cookie: cookieFor('/'), ...headers }, endpoint) as Promise<
        Answer<Data>
      >,
    /** The headers of a page of the site in this browser. */
    headers: (): Headers => ({ cookie: cookieFor('/') }),
  };
};

export type Browser = ReturnType<typeof openBrowser>;
