import type { IncomingMessage, ServerResponse } from 'node:http';
import { knownOr } from '@/domain/known';
import { cookieOf, headerOf } from '../requestHeaders';
import { readBody, sendPage, sendText } from '../respond';
import type { CallLog } from './callLog';
import { readChosen } from './chosen';
import { actAtDesk, CUSTOMER_NOTE, type DeskOf } from './deskActs';
import { deskPage } from './deskPage';
import { said, type Said } from './said';

/** A form of another site could press the buttons with this browser's cookies. A command line sends neither header. */
const isFromElsewhere = (request: IncomingMessage): boolean => {
  const site = headerOf(request, 'sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = headerOf(request, 'origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
};

const keys = Object.keys(said) as Said[];

/** `/_harness`: a page that sets by pressing what a test sets by headers and `/__test/…`. */
export const createHarnessDesk =
  (desk: DeskOf, log: CallLog) =>
  async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chosen = readChosen(cookieOf(request, 'scenario'));
    const show = (status: number, notice: { readonly said?: Said | null; readonly refused?: string }) => {
      const customer = cookieOf(request, CUSTOMER_NOTE);
      const address = `http://${headerOf(request, 'host') ?? 'localhost'}${desk.world.basePath}`;
      sendPage(response, status, deskPage({ desk, chosen, customer, address, calls: log.calls(), ...notice }));
    };
    if (request.method === 'GET' || request.method === 'HEAD') {
      return show(200, { said: knownOr(url.searchParams.get('said'), keys, null) });
    }
    if (request.method !== 'POST') return sendText(response, 405, 'The desk is opened or pressed, nothing else.');
    if (isFromElsewhere(request)) return sendText(response, 403, 'Only the desk’s own page presses its buttons.');
    const result = actAtDesk(new URLSearchParams(await readBody(request)), desk, chosen);
    if ('refused' in result) return show(400, result);
    response.writeHead(303, {
      location: `${desk.world.basePath}/_harness?said=${result.said}`,
      'cache-control': 'no-store',
      ...(result.cookies.length > 0 ? { 'set-cookie': [...result.cookies] } : {}),
    });
    response.end();
    return undefined;
  };
