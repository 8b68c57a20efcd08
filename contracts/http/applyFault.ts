import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestedScenarios } from '../scenarios/readScenarios';
import type { Fault } from '../scenarios/scenario';
import { fieldsAsked } from './answerOnce';
import { send, sendJson, sendPage } from './respond';

const SLOW_MS = 3000;
const SILENCE_MS = 30_000;
const TRICKLE_MS = 500;
const LATENCY_MS = 800;
/** In turns, so that a call never waits as long as the one before it, and a test knows how long. */
const JITTER_MS = [0, 1400, 300, 2000, 700];
const page = '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>';

/** A response that sends bytes regularly and never ends, until the client disconnects. */
const trickle = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write(' ');
  const timer = setInterval(() => response.write(' '), TRICKLE_MS);
  response.on('close', () => clearInterval(timer));
};

/** An answer that is shorter than it says. */
const truncate = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{"data":{', () => response.destroy());
};

/** Waits as long as the connection to the server would make a call wait. */
export const createDelays = (wait: (ms: number) => Promise<void>) => {
  let turn = -1;
  return async (faults: ReadonlySet<Fault>): Promise<void> => {
    if (faults.has('latency')) await wait(LATENCY_MS);
    if (!faults.has('jitter')) return;
    turn = (turn + 1) % JITTER_MS.length;
    await wait(JITTER_MS[turn] ?? 0);
  };
};

/** The faults that apply to this call: those without a field, and those whose field the call asks for. */
export const faultsFor = ({ faults }: RequestedScenarios, body: string): ReadonlySet<Fault> => {
  const asked = faults.some(({ field }) => field !== null) ? fieldsAsked(body) : [];
  return new Set(faults.filter(({ field }) => field === null || asked.includes(field)).map(({ fault }) => fault));
};

/** Applies the faults that need no answer of the world. True when the call is finished. */
export const faultBefore = async (
  faults: ReadonlySet<Fault>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (faults.has('slow')) await wait(SLOW_MS);
  if (faults.has('silence')) await wait(SILENCE_MS, undefined, { ref: false });
  if (faults.has('silence') || faults.has('reset')) request.socket.destroy();
  else if (faults.has('server-error')) sendJson(response, 500, { errors: [{ message: 'Internal server error' }] });
  else if (faults.has('bad-gateway')) sendPage(response, 502, page);
  else if (faults.has('service-unavailable')) sendPage(response, 503, page);
  else if (faults.has('gateway-timeout')) sendPage(response, 504, page);
  else if (faults.has('html')) sendPage(response, 200, page);
  else if (faults.has('empty')) send(response, 200, 'application/json', '');
  else if (faults.has('null-data')) sendJson(response, 200, { data: null });
  else if (faults.has('trickle')) trickle(response);
  else if (faults.has('truncated')) truncate(response);
  else if (faults.has('unauthorized')) sendJson(response, 401, { message: 'Unauthorized' });
  else if (faults.has('forbidden')) sendJson(response, 403, { message: 'Forbidden' });
  else if (faults.has('no-endpoint')) sendPage(response, 404, page);
  else return false;
  return true;
};
