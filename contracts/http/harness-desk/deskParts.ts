import { faults } from '../../scenarios/faults';
import { customers } from '../../world/customers';
import { escapeHtml as escape } from '../plainPage';
import type { Chosen } from './chosen';
import { ZONE, type DeskOf } from './deskActs';
import { rootFields } from '../../scenarios/rootFields';
import { scenarioGroups } from './scenarioGroups';

/** Hotel time as a field for date and time has it. */
export const localTime = (at: Date): string =>
  at.toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16).replace(' ', 'T');

export const part = (id: string, heading: string, note: string, body: string): string =>
  `<section aria-labelledby="${id}">\n<h2 id="${id}">${escape(heading)}</h2>\n<p>${escape(note)}</p>\n${body}\n</section>`;

export const form = (action: string, body: string): string =>
  `<form method="post" action="${escape(action)}">\n${body}\n</form>`;

export const button = (act: string, label: string): string =>
  `<button type="submit" name="act" value="${act}">${escape(label)}</button>`;

const checkbox = (name: string, value: string, isChecked: boolean, note = ''): string =>
  `<label class="choice"><input type="checkbox" name="${name}" value="${escape(value)}"${isChecked ? ' checked' : ''}>
<span><code>${escape(value)}</code>${note === '' ? '' : ` ${escape(note)}`}</span></label>`;

export const scenariosPart = (here: string, { scenarios }: Chosen): string => {
  const groups = scenarioGroups.map(([heading, all]) => {
    const count = all.filter(({ name }) => scenarios.includes(name)).length;
    const boxes = all.map(({ name, description }) => checkbox('scenario', name, scenarios.includes(name), description));
    return `<details${count > 0 ? ' open' : ''}>
<summary>${escape(heading)}, ${count} of ${all.length}</summary>
<fieldset><legend>${escape(heading)}</legend>\n${boxes.join('\n')}\n</fieldset>
</details>`;
  });
  const note = 'How calls of this browser end. Of two that contradict each other, the later one of this page counts.';
  return part(
    'scenarios',
    'Scenarios',
    note,
    form(here, `${groups.join('\n')}\n${button('scenarios', 'Set the scenarios')}`),
  );
};

export const faultsPart = (here: string, chosen: Chosen): string => {
  const present = chosen.faults.map((entry) =>
    form(here, `<input type="hidden" name="fault" value="${escape(entry)}">${button('fault-gone', `Remove ${entry}`)}`),
  );
  const options = faults.map(
    ({ name, description }) => `<option value="${name}">${escape(`${name}: ${description}`)}</option>`,
  );
  const fields = rootFields().map(
    ({ api, names }) =>
      `<optgroup label="${api}">${names.map((name) => `<option value="${name}">${name}</option>`).join('')}</optgroup>`,
  );
  const body = `${present.join('\n')}
${form(
  here,
  `<fieldset><legend>One more fault</legend>
<label>Fault <select name="fault">${options.join('')}</select></label>
<label>Of which calls <select name="field"><option value="">All calls</option>${fields.join('')}</select></label>
${button('fault', 'Add the fault')}
</fieldset>`,
)}`;
  return part('faults', 'Faults', 'What happens to answers on their way to this browser.', body);
};

export const clockPart = (here: string, { world, settings }: DeskOf): string => {
  const steps = [
    [1, 'An hour on'],
    [24, 'A day on'],
    [168, 'A week on'],
  ] as const;
  const onward = steps.map(([hours, label]) => `<button type="submit" name="hours" value="${hours}">${label}</button>`);
  const body = `${form(
    here,
    `<label>Date and time in Helsinki <input type="datetime-local" name="now" required value="${localTime(world.now())}"></label>
${button('clock', 'Set the clock')}`,
  )}
${form(here, `<input type="hidden" name="act" value="advance">\n<div class="row">${onward.join('\n')}</div>`)}
${settings.fixed ? form(here, button('clock-goes', 'Let the clock go by the real time')) : ''}`;
  const note = 'The time of the hotels, for everybody who uses this harness. A browser keeps its own.';
  return part('clock', 'Clock', note, body);
};

export const customerPart = (here: string, chosenKey: string | null): string => {
  const options = [{ key: '', label: 'Nobody' }].concat(
    customers.map(({ key, firstName, lastName }) => ({ key, label: `${key}: ${firstName} ${lastName}` })),
  );
  const choices = options.map(
    ({ key, label }) =>
      `<option value="${key}"${key === (chosenKey ?? '') ? ' selected' : ''}>${escape(label)}</option>`,
  );
  const body = form(
    here,
    `<label>Test customer <select name="customer">${choices.join('')}</select></label>\n${button('customer', 'Choose the customer')}`,
  );
  return part(
    'customer',
    'Customer',
    'Whom the identity provider knows in this browser: “Sign in” then asks nothing.',
    body,
  );
};

export const featuresPart = (here: string, features: readonly string[], off: readonly string[]): string => {
  const boxes = features.map((feature) => checkbox('off', feature, off.includes(feature)));
  const body = form(
    here,
    `<details${off.length > 0 ? ' open' : ''}>
<summary>Switched off, ${off.length} of ${features.length}</summary>
<fieldset class="many"><legend>Switched off</legend>\n${boxes.join('\n')}\n</fieldset>
</details>
${button('features', 'Set the features')}`,
  );
  const note =
    'For everybody who uses this harness. An optional field whose feature is off is not in the schemas either.';
  return part('features', 'Features', note, body);
};
