import { keyOfPress } from '@/api/keyOfPress';
import { askEarly } from '@/browser/handover/answersUnderWay';
import { bodyOf, requestOf } from '@/api/operationRequest';
import type { Operation } from '@/api/operationRequest';
import { readTokens } from '@/api/tokenStore';
import { configurationAddress, configurationRequest, flagsIn, withOverrides } from '@/flags/configuration';
import type { Flags } from '@/flags/readFlags';
import { openedPage } from './openedPage';
import type { OpenedPage } from './openedPage';

export interface Question extends Pick<Operation, 'endpoint' | 'name' | 'text' | 'variables'> {
  /** A mutation that only asks, and may be repeated: it needs a key of its own each time. */
  readonly isMutation?: boolean;
}

/** The first question of a page, which depends on the features that are on; null when it asks nothing. */
export type FirstQuestion = (page: OpenedPage) => ((flags: Flags) => Question | null) | null;

function send(question: Question): void {
  const request = requestOf(
    { ...question, idempotencyKey: question.isMutation ? keyOfPress('complete', question.name) : null },
    null,
  );
  void askEarly(question.endpoint, bodyOf(question), { ...request, credentials: 'include' });
}

/**
 * Asks a page's first question before the page's own code runs, which takes up the answer (`browser/handover/answersUnderWay`).
 * A customer's question depends on who they are: then nothing is asked here.
 */
export async function askFirst(firstQuestion: FirstQuestion): Promise<void> {
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
