import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Vitals } from '@/domain/vitals';
import { headerOf } from '../requestHeaders';
import { readBody, sendText } from '../respond';
import { readVitals } from './vitalsShape';

/** Headers that identify the guest or the page. */
const identifying = ['cookie', 'referer', 'authorization'];

/** `/stand-in/vitals`: accepts the speed figures of a page, in their exact shape only. */
export async function collectVitals(
  request: IncomingMessage,
  response: ServerResponse,
  keep: (vitals: Vitals) => void,
): Promise<void> {
  if (request.method !== 'POST') return sendText(response, 405, 'Figures are posted.');
  const read = readVitals(await readBody(request));
  const sent = identifying.filter((name) => headerOf(request, name) !== null);
  const refusal = sent.length > 0 ? `sent with ${sent.join(', ')}` : read;
  if (typeof refusal === 'string') {
    console.warn(`Figures of a page's speed were refused: ${refusal}`);
    return sendText(response, 400, `These figures are ${refusal}.`);
  }
  keep(refusal);
  response.writeHead(204).end();
}

/** Keeps each on a line of its own in a file (NDJSON), as `npm run vitals` reads it, or without one in memory. */
export function keptIn(file: string | null, memory: Vitals[]): (vitals: Vitals) => void {
  if (file === null) return (vitals) => void memory.push(vitals);
  mkdirSync(path.dirname(file), { recursive: true });
  return (vitals) => appendFileSync(file, `${JSON.stringify(vitals)}\n`);
}
