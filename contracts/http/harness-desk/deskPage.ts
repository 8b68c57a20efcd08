import { customerByKey } from '../../world/customers';
import { escapeHtml as escape, plainPage } from '../plainPage';
import type { LoggedCall } from './callLog';
import { callsPart } from './callsPart';
import { namesOf, type Chosen } from './chosen';
import { commandLines, type DeskState } from './commandLine';
import type { DeskOf } from './deskActs';
import {
  button,
  clockPart,
  customerPart,
  faultsPart,
  featuresPart,
  form,
  localTime,
  part,
  scenariosPart,
} from './deskParts';
import { said as messages, type Said } from './said';

interface Shown {
  readonly desk: DeskOf;
  readonly chosen: Chosen;
  /** The key of the customer that the desk signed in; null for nobody. */
  readonly customer: string | null;
  readonly address: string;
  readonly calls: readonly LoggedCall[];
  readonly said?: Said | null;
  readonly refused?: string;
}

/** What the last press did, where the focus is when the page opens. */
const noticeOf = ({ said, refused }: Shown): string => {
  if (refused)
    return `<p role="alert" class="said" tabindex="-1" autofocus>${escape(refused)} Nothing was changed.</p>`;
  if (!said) return '';
  const [text, place] = messages[said];
  return `<p role="status" class="said" tabindex="-1" autofocus>${escape(text)} <a href="#${place}">Go on from there</a></p>`;
};

const warningOf = ({ unknown }: Chosen): string =>
  unknown.length === 0
    ? ''
    : `<p role="alert" class="said">This browser’s cookie names what does not exist: ${escape(unknown.join(', '))}.
Every call is refused until you set the scenarios again.</p>`;

const nowPart = (
  here: string,
  facts: readonly (readonly [string, string])[],
): string => `<section aria-labelledby="now">
<h2 id="now">Now</h2>
<dl>${facts.map(([term, fact]) => `<dt>${term}</dt><dd>${escape(fact)}</dd>`).join('')}</dl>
${form(here, button('everything', 'Set everything back'))}
</section>`;

const commandsPart = (address: string, state: DeskState): string =>
  part(
    'commands',
    'The same from a command line',
    'A call like those of this browser, and what sets the clock and the features.',
    commandLines(address, state)
      .map((line) => `<pre>${escape(line)}</pre>`)
      .join('\n'),
  );

/** The page of the desk, as one sees it after a press. */
export const deskPage = (shown: Shown): string => {
  const { desk, chosen, customer, address, calls } = shown;
  const { fixed } = desk.settings;
  const here = `${desk.world.basePath}/_harness`;
  const features = desk.features() ?? {};
  const off = Object.keys(features).filter((feature) => features[feature] !== true);
  const who = customerByKey(customer ?? '');
  const facts = [
    ['Scenarios', chosen.scenarios.join(', ') || 'none'],
    ['Faults', chosen.faults.join(', ') || 'none'],
    ['Clock', `${localTime(desk.world.now()).replace('T', ' ')}${fixed ? ', standing' : ''}`],
    ['Customer', who ? `${who.firstName} ${who.lastName}` : 'nobody'],
    ['Features off', off.join(', ') || 'none'],
  ] as const;
  const parts = [
    noticeOf(shown),
    warningOf(chosen),
    nowPart(here, facts),
    scenariosPart(here, chosen),
    faultsPart(here, chosen),
    clockPart(here, desk),
    customerPart(here, who?.key ?? null),
    featuresPart(here, Object.keys(features).sort(), off),
    commandsPart(address, { scenario: namesOf(chosen), clock: fixed, customer: who?.key ?? null, off }),
    callsPart(here, calls),
  ];
  const texts = { language: 'en', title: 'A practice page for those who run this site' };
  return plainPage(texts, 'Harness desk', parts.join('\n'), true);
};
