import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerOf, scenarioNamesOf } from '../requestHeaders';
import { bodyReadOf } from '../respond';

const KEPT = 30;
/** Characters: a longer text is not kept. */
const LONGEST = 300_000;

/** One call of an endpoint. What was sent and answered is as it was: it is masked where it is shown. */
export interface LoggedCall {
  readonly at: Date;
  readonly path: string;
  readonly sent: string;
  readonly scenarios: string | null;
  readonly hasToken: boolean;
  readonly hasKey: boolean;
  /** Null where the connection closed without an answer. */
  readonly status: number | null;
  readonly ms: number;
  readonly answered: string;
}

export interface CallLog {
  /** Notes a call when it has been answered, or when its connection has closed. */
  readonly watch: (path: string, request: IncomingMessage, response: ServerResponse) => void;
  /** The newest first. */
  readonly calls: () => readonly LoggedCall[];
}

const kept = (text: string) => (text.length > LONGEST ? '' : text);

/** Keeps the last calls of the endpoints in memory. `now` is the time on the wall, not that of the hotels. */
export const createCallLog = (now: () => Date = () => new Date()): CallLog => {
  const calls: LoggedCall[] = [];
  return {
    calls: () => calls,
    watch: (path, request, response) => {
      const at = now();
      let answered = '';
      // The one place that every answer passes, of the world and of a fault alike.
      const end = response.end.bind(response) as (...args: readonly unknown[]) => ServerResponse;
      response.end = ((...args: readonly unknown[]) => {
        if (typeof args[0] === 'string') [answered] = args;
        return end(...args);
      }) as typeof response.end;
      response.once('close', () => {
        calls.unshift({
          at,
          path,
          sent: kept(bodyReadOf(request) ?? ''),
          scenarios: scenarioNamesOf(request),
          hasToken: headerOf(request, 'authorization') !== null,
          hasKey: headerOf(request, 'idempotency-key') !== null,
          status: response.writableFinished ? response.statusCode : null,
          ms: now().getTime() - at.getTime(),
          answered: kept(answered),
        });
        calls.length = Math.min(calls.length, KEPT);
      });
    },
  };
};
