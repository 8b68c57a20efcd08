import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Engine } from './engine';

/** The codes of keys that are no characters: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
};

const DISPLAY = ':97';
const PORT = 4797;
const LOOK_AGAIN_MS = 20;
/** A new window may take long while the machine is busy. */
const PATIENCE_MS = 60_000;
/** What the window has around the page. */
interface Frame {
  readonly width: number;
  readonly height: number;
}

function start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = (await answer.json()) as { readonly value: T & { readonly message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.message ?? answer.status}`);
  return value;
}

/** Asks the driver until it answers. */
async function untilReady(): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** WebKit's own small browser, in a window that nobody sees, over plain WebDriver. */
export async function startWebkit(browser: string): Promise<Engine> {
  const screen = start('Xvfb', [DISPLAY, '-screen', '0', '2000x1600x24']);
  const startDriver = async () => {
    const started = start('WebKitWebDriver', [`--port=${PORT}`], { DISPLAY, LANG: 'fi_FI.UTF-8', LANGUAGE: 'fi' });
    await untilReady();
    return started;
  };
  let driver = await startDriver();
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const open = async (): Promise<string> => {
    const capabilities = { alwaysMatch: { ...options, pageLoadStrategy: 'none' } };
    const ask = () => call<{ readonly sessionId: string }>('POST', '/session', { capabilities });
    const { sessionId } = await ask().catch(async () => {
      // Once in some hundred times its browser does not come up.
      driver.kill();
      await once(driver, 'exit');
      driver = await startDriver();
      return ask();
    });
    return `/session/${sessionId}`;
  };
  let session = await open();
  let first = await call<string>('GET', `${session}/window`);
  const evaluate = <T>(expression: string) =>
    call<{ readonly value?: T; readonly error?: string }>('POST', `${session}/execute/async`, {
      script: `const done = arguments[0];
        (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    }).then(({ value, error }) => {
      if (error !== undefined) throw new Error(error);
      return value as T;
    });
  // Its driver waits for the whole page or for nothing; a page on a slow line can be used long before it is whole.
  const arrive = async (way: string, body: object = {}) => {
    await evaluate('globalThis.isLeft = true').catch(() => undefined);
    await call('POST', session + way, body);
    const isThere = () =>
      evaluate<boolean>('!globalThis.isLeft && document.readyState !== "loading"').catch(() => false);
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  };
  let presses = 0;
  const mouse = (...actions: readonly object[]) =>
    call('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  return {
    name: 'webkit',
    goto: (address) => arrive('/url', { url: address }),
    evaluate,
    press: async (x, y) => {
      // Its driver counts two presses of about the same place within a second as a double click, even on other pages.
      presses += 1;
      await mouse(
        {
          type: 'pointerMove',
          duration: 0,
          x: Math.round(x) + (presses % 2 ? 6 : -6),
          y: Math.round(y),
          origin: 'viewport',
        },
        { type: 'pointerDown', button: 0 },
      );
      await mouse({ type: 'pointerUp', button: 0 });
    },
    keys: async (...keys) => {
      for (const key of keys) {
        const value = codes[key] ?? key;
        const actions = [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
        await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
      }
    },
    reload: () => arrive('/refresh'),
    back: async () => void (await call('POST', `${session}/back`, {})),
    forward: async () => void (await call('POST', `${session}/forward`, {})),
    otherTab: async (isOther) => {
      if (isOther) {
        // It never answers for a new tab; a window shares storage and locks in the same way.
        const { handle } = await call<{ readonly handle: string }>('POST', `${session}/window/new`, { type: 'window' });
        await call('POST', `${session}/window`, { handle });
        return;
      }
      if ((await call<string>('GET', `${session}/window`)) !== first) await call('DELETE', `${session}/window`);
      await call('POST', `${session}/window`, { handle: first });
    },
    resize: async (width, height) => {
      const shown = () => evaluate<Frame>('({ width: innerWidth, height: innerHeight })');
      const outer = await call<Frame>('POST', `${session}/window/rect`, { width, height });
      const inner = await shown();
      await call('POST', `${session}/window/rect`, {
        width: width + outer.width - inner.width,
        height: height + outer.height - inner.height,
      });
    },
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    print: null,
    forget: async () => {
      await call('DELETE', session);
      session = await open();
      first = await call<string>('GET', `${session}/window`);
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
      await Promise.all([driver, screen].map((each) => each.exitCode ?? once(each, 'exit')));
    },
  };
}
