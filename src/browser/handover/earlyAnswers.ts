/** Answers that came before the page's code ran, by their question. */
const early = (): Map<string, unknown> => {
  const holder = globalThis as { sarastusAnswers?: Map<string, unknown> };
  return (holder.sarastusAnswers ??= new Map());
};

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
