import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, send, sendJson } from './respond';

const script = (response: ServerResponse, text: string): void =>
  send(response, 200, 'text/javascript; charset=utf-8', text);

/** Sets the cookie that such a service sets. */
const tagManager = `document.cookie = '_ga=stand-in; path=/; max-age=3600';
window.standInTagManager = true;
`;

/** A chat that only says that it is not a real one. */
const chat = `window.sarastusChat = {
  open: function (options) {
    localStorage.setItem('sarastusChat.conversation', options.locale);
    var box = document.createElement('dialog');
    box.setAttribute('aria-label', 'Chat');
    var words = document.createElement('p');
    words.textContent = 'This is a practice chat. Nobody answers here.';
    var close = document.createElement('button');
    close.textContent = 'OK';
    close.onclick = function () { box.remove(); };
    box.append(words, close);
    document.body.append(box);
    box.showModal();
  },
};
`;

/** Practice versions of the third-party services that the site may use: tag manager, chat and feedback survey. */
export const answerStandIn = async (
  request: IncomingMessage,
  pathname: string,
  response: ServerResponse,
): Promise<void> => {
  if (pathname === '/stand-in/tag-manager.js') return script(response, tagManager);
  if (pathname === '/stand-in/chat.js') return script(response, chat);
  if (pathname === '/stand-in/survey' && request.method === 'POST') {
    const { rating } = JSON.parse(await readBody(request)) as { readonly rating?: unknown };
    const isRating = typeof rating === 'number' && rating >= 1 && rating <= 5;
    return sendJson(response, isRating ? 200 : 400, {});
  }
  return sendJson(response, 404, { error: 'Not found' });
};
