import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../world/context';
import { knownOr } from '@/domain/known';
import { readScenarios } from '../scenarios/readScenarios';
import { actOnPayment, payerActs, type PayerAct } from '../world/rules/payments';
import { releaseExpired } from '../world/store/bookings';
import { findPayment } from '../world/store/payments';
import { findCardOrder } from '../world/store/sCardOrders';
import { paymentPage, returnAddress } from './paymentPage';
import { scenarioNamesOf } from './requestHeaders';
import { readBody, sendPage, sendText } from './respond';

/** The choice of a guest, as the scenario of the browser lets it end; null for an unknown one. */
const actIn = (body: string, request: IncomingMessage): PayerAct | null => {
  const act = knownOr(new URLSearchParams(body).get('act'), payerActs, null);
  const { paymentPending } = readScenarios(scenarioNamesOf(request)).twist;
  return paymentPending && (act === 'pay' || act === 'leave') ? 'later' : act;
};

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
      ? sendPage(response, 200, paymentPage(payment, findCardOrder(world.store, payment.bookingNumber) !== null))
      : sendText(response, 404, 'There is no such payment.');
  }
  if (request.method !== 'POST') return sendText(response, 405, 'A payment page is opened or sent, nothing else.');
  const act = actIn(await readBody(request), request);
  if (!act) return sendText(response, 400, 'The page knows no such choice.');
  const payment = actOnPayment(world, paymentId, act);
  if (!payment) return sendText(response, 404, 'There is no such payment.');
  response.writeHead(303, { location: returnAddress(payment), 'cache-control': 'no-store' });
  response.end();
  return undefined;
};
