import type { BrowserContext } from '@playwright/test';

/** Runs in the browser before every page. */
const tell = () =>
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, documentURI, sourceFile, lineNumber, columnNumber }) =>
      (window as unknown as { readonly tellViolation: (line: string) => void }).tellViolation(
        `${effectiveDirective}: ${blockedURI} ${sample} on ${documentURI} by ${sourceFile}:${lineNumber}:${columnNumber}`,
      ),
    true,
  );

/** What the pages of this browser do against the policy that the host sends: one line each, as long as it is open. */
export async function policyViolations(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction('tellViolation', (line: string) => void found.push(line));
  await context.addInitScript(tell);
  return found;
}
