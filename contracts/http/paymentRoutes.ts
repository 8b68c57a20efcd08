import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../world/context';
import { actOnPayment, type PayerAct } from '../world/rules/payments';
import { releaseExpired } from '../world/store/bookings';
import { findPayment } from '../world/store/payments';
import { paymentPage, returnAddress } from './paymentPage';
import { readBody, sendPage, sendText } from './respond';

const acts: readonly string[] = ['cancel', 'decline', 'leave', 'pay', 'time-out'] satisfies readonly PayerAct[];
const isAct = (act: string | null): act is PayerAct => act !== null && acts.includes(act);

/** `/pay/{paymentId}`: shows the payment page, and applies the guest's choice there. */
export const answerPayment = async (
  world: World,
  paymentId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method === 'GET' || request.method === 'HEAD') {
    releaseExpired(world.store, world.now().getTime());
    const payment = findPayment(world.store, paymentId);
    return payment
      ? sendPage(response, 200, paymentPage(payment))
      : sendText(response, 404, 'There is no such payment.');
  }
  if (request.method !== 'POST') return sendText(response, 405, 'A payment page is opened or sent, nothing else.');
  const act = new URLSearchParams(await readBody(request)).get('act');
  if (!isAct(act)) return sendText(response, 400, 'The page knows no such choice.');
  const payment = actOnPayment(world, paymentId, act);
  if (!payment) return sendText(response, 404, 'There is no such payment.');
  response.writeHead(303, { location: returnAddress(payment), 'cache-control': 'no-store' });
  response.end();
  return undefined;
};
