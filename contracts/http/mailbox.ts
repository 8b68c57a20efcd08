import type { ServerResponse } from 'node:http';
import type { World } from '../world/context';
import { allMails } from '../world/store/mails';
import { escapeHtml as escape, plainPage } from './plainPage';
import { sendJson, sendPage } from './respond';

const texts = { language: 'en', title: 'Practice mailbox' };

/** `/mailbox`: every message that the chain has sent, so that a code can be read by hand; as JSON for tests. */
export const answerMailbox = (world: World, url: URL, response: ServerResponse): void => {
  const mails = allMails(world.store);
  if (url.searchParams.get('format') === 'json') return sendJson(response, 200, mails);
  const rows = mails.map(
    ({ toAddress, sentAt, subject, body }) => `<article>
<h2>${escape(subject)}</h2>
<p>${escape(toAddress)}, ${escape(new Date(sentAt).toISOString())}</p>
<p>${escape(body)}</p>
</article>`,
  );
  return sendPage(response, 200, plainPage(texts, 'Messages', rows.join('\n') || '<p>No messages yet.</p>'));
};
