import { escapeHtml as escape } from '../plainPage';
import type { LoggedCall } from './callLog';
import { maskJson } from './mask';

/** Characters of a text that are shown. */
const SHOWN = 4000;

const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}\n…` : text);

const shown = (text: string): string =>
  shortened(
    text === '' ? '(nothing, or too much to keep)' : (maskJson(text) ?? `(${text.length} characters, not JSON)`),
  );

/** The name of an operation, or else what it asks for first. */
const nameIn = (sent: string): string => {
  try {
    const { query, operationName } = JSON.parse(sent) as { readonly query?: unknown; readonly operationName?: unknown };
    if (typeof operationName === 'string') return operationName;
    const [, named, field] = /^\s*(?:(?:query|mutation)\s+(\w+)|[^{]*\{\s*(\w+))/.exec(String(query)) ?? [];
    return named ?? field ?? 'without a text';
  } catch {
    return 'not JSON';
  }
};

const callItem = ({ at, path, sent, scenarios, hasToken, hasKey, status, ms, answered }: LoggedCall): string => {
  const facts = [
    path,
    status === null ? 'no answer' : String(status),
    `${ms} ms`,
    ...(hasToken ? ['with a token'] : []),
    ...(hasKey ? ['with a key of idempotency'] : []),
    ...(scenarios ? [scenarios] : []),
  ];
  return `<li><details>
<summary><time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)}</time> <strong>${escape(nameIn(sent))}</strong> ${escape(facts.join(', '))}</summary>
<h3>Sent</h3>
<pre>${escape(shown(sent))}</pre>
<h3>Answered</h3>
<pre>${escape(shown(answered))}</pre>
</details></li>`;
};

/** The last calls of all browsers, with what is about a person masked. */
export const callsPart = (here: string, calls: readonly LoggedCall[]): string =>
  `<section aria-labelledby="calls">
<h2 id="calls">The last calls</h2>
<p>Of all browsers, the newest first, times in UTC. What is about a person is masked.</p>
<p><a class="back" href="${escape(here)}#calls">Show the newest</a></p>
${calls.length === 0 ? '<p>No calls yet.</p>' : `<ol>\n${calls.map(callItem).join('\n')}\n</ol>`}
</section>`;
