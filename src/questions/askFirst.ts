import { askEarly } from '@/browser/answersUnderWay';
import { randomId } from '@/browser/randomId';
import { bodyOf, requestOf } from '@/api/operationRequest';
import type { Operation } from '@/api/operationRequest';
import { readTokens } from '@/api/tokenStore';
import { configurationAddress, configurationRequest, flagsIn, withOverrides } from '@/flags/configuration';
import type { Flags } from '@/flags/readFlags';
import type { PageProps } from '@/screens/pageProps';

/** What a page knows before its own code runs. */
export interface OpenedPage extends Pick<PageProps, 'content' | 'locale'> {
  readonly query: URLSearchParams;
}

export interface Question extends Pick<Operation, 'endpoint' | 'name' | 'text' | 'variables'> {
  /** A mutation that only asks, and may be repeated: it needs a key of its own each time. */
  readonly isMutation?: boolean;
}

/** The first question of a page, which depends on the features that are on; null when it asks nothing. */
export type FirstQuestion = (page: OpenedPage) => ((flags: Flags) => Question | null) | null;

/** The page that is open; null without its data. */
function openedPage(): OpenedPage | null {
  const data: unknown = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? 'null');
  const props = (data as { readonly props?: { readonly pageProps?: PageProps } } | null)?.props?.pageProps;
  return props ? { locale: props.locale, content: props.content, query: new URLSearchParams(location.search) } : null;
}

function send(question: Question): void {
  const request = requestOf({ ...question, idempotencyKey: question.isMutation ? randomId() : null }, null);
  void askEarly(question.endpoint, bodyOf(question), { ...request, credentials: 'include' });
}

/**
 * Asks a page's first question before the page's own code runs, which takes up the answer (`browser/answersUnderWay`).
 * A customer's question depends on who they are: then nothing is asked here.
 */
export async function askFirst(firstQuestion: FirstQuestion): Promise<void> {
  // Too late: the page's own code has begun and asks by itself.
  if ('next' in window) return;
  try {
    const page = readTokens() ? null : openedPage();
    const questionWith = page && firstQuestion(page);
    if (!questionWith) return;
    const configuration = askEarly(configurationAddress, null, configurationRequest());
    const question = questionWith(withOverrides(flagsIn(await configuration)));
    if (question) send(question);
  } catch {
    // The page asks by itself, and tells the guest what went wrong.
  }
}
