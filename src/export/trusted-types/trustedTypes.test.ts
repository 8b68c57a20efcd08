import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import mapLoader from './mapLoader.mjs';
import nextLoader from './nextLoader.mjs';
import { policyCode, scriptsOf } from './ownScripts.mjs';

interface Policy {
  readonly createScriptURL: (url: string) => string;
}

/** The policy of a build, on a page of `https://stay.example/fi/`; `made` gets the names of policies. */
function policyOf(env: Readonly<Record<string, string>>, made: string[] = []): Policy {
  const runtime: { tt?: () => Policy } = {};
  const page = {
    URL,
    location: new URL('https://stay.example/fi/'),
    document: { baseURI: 'https://stay.example/fi/' },
    __webpack_require__: runtime,
    trustedTypes: {
      createPolicy: (name: string, rules: Policy) => {
        made.push(name);
        return rules;
      },
    },
  };
  vm.runInNewContext(policyCode(scriptsOf(env)), Object.assign(page, { self: page }));
  if (!runtime.tt) throw new Error('No policy');
  return runtime.tt();
}

describe('the policy for addresses of scripts', () => {
  it('is one, by the name that hosts allow, and there before anything asks for it', () => {
    const made: string[] = [];
    policyOf({}, made);
    expect(made).toEqual(['sarastus']);
  });

  it('takes addresses below the folder of the scripts as they are', () => {
    for (const url of ['/_next/static/chunks/a.js', 'https://stay.example/_next/static/media/worker.js?v=1'])
      expect(policyOf({}).createScriptURL(url)).toBe(url);
    expect(policyOf({ NEXT_PUBLIC_BASE_PATH: '/stay/' }).createScriptURL('/stay/_next/static/a.js')).toBeTruthy();
  });

  it('takes the one service worker', () => {
    expect(policyOf({}).createScriptURL('/sw.js')).toBe('/sw.js');
    expect(policyOf({ NEXT_PUBLIC_BASE_PATH: '/stay' }).createScriptURL('/stay/sw.js')).toBe('/stay/sw.js');
    expect(() => policyOf({ NEXT_PUBLIC_BASE_PATH: '/stay' }).createScriptURL('/sw.js')).toThrow();
  });

  it.each([
    '/sw.js?from=elsewhere',
    'https://elsewhere.example/sw.js',
    'https://elsewhere.example/_next/static/a.js',
    '//elsewhere.example/_next/static/a.js',
    '/_next/static/../../upload/a.js',
    '/_next/static/%2e%2e/%2e%2e/a.js',
    '/images/a.js',
    'a.js',
    'data:text/javascript,a()',
    'blob:https://stay.example/_next/static/a',
    'javascript:a()',
    '/stand-in/chat.js',
  ])('refuses %s', (url) => {
    expect(() => policyOf({}).createScriptURL(url)).toThrow('No script of this site');
  });

  it('takes the services that a build names, each at its own address, with any query', () => {
    const { createScriptURL } = policyOf({
      NEXT_PUBLIC_TAG_MANAGER_URL: 'https://tags.example/tag.js',
      NEXT_PUBLIC_CHAT_URL: '/stand-in/chat.js',
    });
    expect(createScriptURL('https://tags.example/tag.js?id=GTM-AB12')).toBe('https://tags.example/tag.js?id=GTM-AB12');
    expect(createScriptURL('/stand-in/chat.js')).toBe('/stand-in/chat.js');
    for (const url of ['https://tags.example/tag.js/a.js', 'https://tags.example/other.js', '/stand-in/other.js'])
      expect(() => createScriptURL(url)).toThrow();
  });
});

const next = path.resolve('node_modules/next/dist');
const changed = (file: string): string =>
  nextLoader.call({ resourcePath: path.join(next, file) }, readFileSync(path.join(next, file), 'utf8'));

describe.each(['client', 'esm/client'])('Next in %s', (folder) => {
  it('makes no policy, and asks for the address of a script where it is set', () => {
    expect(changed(`${folder}/trusted-types.js`)).not.toContain('createPolicy(');
    expect(changed(`${folder}/route-loader.js`)).toContain('script.src = __webpack_require__.tu(src)');
  });

  it('sets no markup', () => {
    for (const name of ['head-manager', 'script', 'route-loader'])
      expect(changed(`${folder}/${name}.js`)).not.toMatch(/innerHTML =|script\.src = src/);
  });
});

it('ends the build where a package has changed what is replaced', () => {
  expect(() => nextLoader.call({ resourcePath: path.join(next, 'client/route-loader.js') }, '')).toThrow('Expected 1');
  expect(() => mapLoader('')).toThrow('Expected 2');
});
