import type { Page } from '@playwright/test';

/** As much of a page's tool as an assistant uses. */
interface PageTool {
  readonly name: string;
  readonly execute: (input: unknown) => unknown;
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
        registerTool: (tool: PageTool, { signal }: { readonly signal: AbortSignal }) => {
          if (tools.has(tool.name)) throw new Error(`There is a tool ${tool.name} already`);
          tools.set(tool.name, tool);
          signal.addEventListener('abort', () => tools.delete(tool.name));
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
      return JSON.stringify(await offered.execute(JSON.parse(asked)));
    },
    [name, JSON.stringify(input)] as const,
  );
  return JSON.parse(answer);
}
