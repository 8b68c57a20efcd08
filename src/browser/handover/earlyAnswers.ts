import { handed } from './protocol';

/** Answers that came before the page's code ran, by their question. */
const early = (): Map<string, unknown> => (handed.sarastusAnswers ??= new Map());

/** A question by value: an operation of an API with its variables. */
export const questionOf = (endpoint: string, operation: string, variables: object): string =>
  `${endpoint} ${operation} ${JSON.stringify(variables)}`;

export function keepEarlyAnswer(question: string, data: unknown): void {
  early().set(question, data);
}

/** The early answer to a question, once; null without one. */
export function takeEarlyAnswer(question: string): unknown {
  const answer = early().get(question) ?? null;
  early().delete(question);
  return answer;
}
