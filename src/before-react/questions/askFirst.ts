import { byDocumentId } from '@/api/byDocumentId';
import { keyOfPress } from '@/api/keyOfPress';
import { bodyOf, keyHeader, requestWith } from '@/api/operationRequest';
import { askEarly } from '@/browser/handover/earlyAnswers';
import { readTokens } from '@/api/tokenStore';
import { environment } from '@/config/environment';
import { configurationAddress, configurationRequest, flagsIn, withOverrides } from '@/flags/configuration';
import type { Flags } from '@/flags/readFlags';
import { openedPage } from './openedPage';
import type { OpenedPage } from './openedPage';
import type { Question } from './questionOf';

/** The first question of a page, which depends on the features that are on; null when it asks nothing. */
export type FirstQuestion = (page: OpenedPage) => ((flags: Flags) => Question | null) | null;

async function send(question: Question): Promise<void> {
  const body = bodyOf(question);
  const request = requestWith(
    environment.sendsIds ? await byDocumentId(body) : body,
    keyHeader(question.isMutation ? keyOfPress('complete', question.name) : null),
  );
  void askEarly(question.endpoint, body, { ...request, credentials: 'include' });
}

/**
 * Asks a page's first question before the page's own code runs, which takes up the answer.
 * A customer's question depends on who they are: then nothing is asked here.
 */
export async function askFirst(firstQuestion: FirstQuestion): Promise<void> {
  try {
    const page = readTokens() ? null : openedPage();
    const questionWith = page && firstQuestion(page);
    if (!questionWith) return;
    const configuration = askEarly(configurationAddress, null, configurationRequest());
    const question = questionWith(withOverrides(flagsIn(await configuration)));
    if (question) await send(question);
  } catch {
    // The page asks by itself, and tells the guest what went wrong.
  }
}
