import type { IncomingMessage, ServerResponse } from 'node:http';
import type { World } from '../../world/context';
import { APPLE_PASS_TYPE, applePass } from '../../world/passes/applePass';
import { readGooglePass, type GenericObject } from '../../world/passes/googlePass';
import { openPassLink } from '../../world/passes/passLinks';
import { escapeHtml as escape, plainPage } from '../plainPage';
import { send, sendPage, sendText } from '../respond';
import { passPageTexts } from './passPageTexts';

const nowhere = plainPage(passPageTexts.en, 'There is nothing here', '');

/** `/wallet/{token}`: the pass of a booking for Apple's phones, or a page that says why there is none. */
const answerApple = (world: World, token: string, response: ServerResponse): void => {
  const opened = openPassLink(world, token);
  if (opened.kind === 'unknown') return sendPage(response, 404, nowhere);
  if (opened.kind === 'over') {
    const texts = passPageTexts[opened.language];
    return sendPage(response, 410, plainPage(texts, texts.over, `<p>${escape(texts.overNote)}</p>`));
  }
  const { facts } = opened;
  response.setHeader('content-disposition', `inline; filename="sarastus-${facts.bookingNumber}.pkpass"`);
  return send(response, 200, APPLE_PASS_TYPE, applePass(facts, world.now().getTime()));
};

const passPage = ({ cardTitle, header, subheader, barcode, textModulesData }: GenericObject): string => {
  const { language } = header.defaultValue;
  const rows = textModulesData.map((row) => `<dt>${escape(row.header)}</dt>\n<dd>${escape(row.body)}</dd>`);
  return plainPage(
    { language, title: `${cardTitle.defaultValue.value} – Google Wallet (practice)` },
    header.defaultValue.value,
    `<p>${escape(subheader.defaultValue.value)}</p>\n<dl>\n${rows.join('\n')}\n</dl>\n<p>QR: ${escape(barcode.value)}</p>`,
  );
};

/** `/stand-in/wallet/{token}`: what Google would save, in its place; it takes no pass that the chain did not sign. */
const answerGoogle = (token: string, response: ServerResponse): void => {
  const pass = readGooglePass(token);
  return pass ? sendPage(response, 200, passPage(pass)) : sendPage(response, 403, nowhere);
};

/** The addresses of passes; false for any other. */
export const answerPass = (
  world: World,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const [, place, token = ''] = /^\/(stand-in\/wallet|wallet)\/([\w.-]+)$/.exec(pathname) ?? [];
  if (!place) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') sendText(response, 405, 'A pass is only read.');
  else if (place === 'wallet') answerApple(world, token, response);
  else answerGoogle(token, response);
  return true;
};
