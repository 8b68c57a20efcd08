import type { Page } from '@playwright/test';

/** As much of a page's tool as an assistant uses. */
interface PageTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly execute: (input: unknown, options: { readonly signal: AbortSignal }) => unknown;
}

declare global {
  interface Window {
    offeredTools?: Map<string, PageTool>;
  }
}

/** Gives the pages that are opened from now on a browser with an assistant: a stand-in that holds the tools. */
export async function offerAssistant(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools = new Map<string, PageTool>();
    window.offeredTools = tools;
    Object.defineProperty(document, 'modelContext', {
      value: {
        // As the interface: later, and with a rejection for what it does not take, or when the page has gone on.
        registerTool: async (tool: PageTool, { signal }: { readonly signal: AbortSignal }) => {
          signal.throwIfAborted();
          if (tools.has(tool.name)) throw new DOMException(tool.name, 'InvalidStateError');
          if (!/^[\w.-]{1,128}$/.test(tool.name) || tool.description === '') throw new TypeError(tool.name);
          JSON.stringify(tool.inputSchema);
          tools.set(tool.name, tool);
          signal.addEventListener('abort', () => tools.delete(tool.name));
          await new Promise((resolve) => setTimeout(resolve));
          signal.throwIfAborted();
        },
      },
    });
  });
}

/** The names of the tools that the page offers now. */
export const toolNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window.offeredTools?.keys() ?? [])].sort());

/** Calls a tool as an assistant does; the answer as it travels to the assistant. */
export async function callTool(page: Page, name: string, input: object = {}): Promise<unknown> {
  const answer = await page.evaluate(
    async ([tool, asked]) => {
      const offered = window.offeredTools?.get(tool);
      if (!offered) throw new Error(`There is no tool ${tool}`);
      return JSON.stringify(await offered.execute(JSON.parse(asked), new AbortController()));
    },
    [name, JSON.stringify(input)] as const,
  );
  return JSON.parse(answer);
}

/** Calls a tool and gives up at once; the reason that the call ends with. */
export const giveUpTool = (page: Page, name: string, input: object): Promise<string> =>
  page.evaluate(
    async ([tool, asked]) => {
      const controller = new AbortController();
      const answer = window.offeredTools?.get(tool)?.execute(JSON.parse(asked), controller);
      controller.abort(new Error('given up'));
      return Promise.resolve(answer).then(
        () => 'answered',
        (reason: Error) => reason.message,
      );
    },
    [name, JSON.stringify(input)] as const,
  );
