import { instantIn } from '../../world/calendar';
import { customerByKey, type CustomerRecord } from '../../world/customers';
import type { World } from '../../world/context';
import type { TestSettings } from '../testControl';
import { isFault, namesOf, readChosen, type Chosen } from './chosen';
import type { Said } from './said';

/** The zone in which the form for the clock is read: that of most hotels. */
export const ZONE = 'Europe/Helsinki';
const HOUR = 3_600_000;
const COOKIES_LAST_S = 86_400;

/** What the desk reads and sets. */
export interface DeskOf {
  readonly world: World;
  readonly settings: TestSettings;
  readonly features: () => Readonly<Record<string, unknown>> | null;
  /** Opens a session at the identity provider; what sets its cookie. */
  readonly openSession: (customer: CustomerRecord | null) => string;
}

export type Done =
  | { readonly said: Said; readonly cookies: readonly string[] }
  /** Why nothing was done. */
  | { readonly refused: string };

const done = (said: Said, ...cookies: readonly string[]): Done => ({ said, cookies });

const cookie = (name: string, value: string, path: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=${path}; SameSite=Lax; Max-Age=${value === '' ? 0 : COOKIES_LAST_S}`;

/** Scripts of the site may change it, as people do who type `document.cookie`. */
const scenarioCookie = (chosen: Pick<Chosen, 'faults' | 'scenarios'>) => cookie('scenario', namesOf(chosen), '/');

/** The desk's own note of who it signed in: the provider's cookie goes to the provider alone. */
export const CUSTOMER_NOTE = 'harness_customer';
const customerNote = (world: World, key: string) => cookie(CUSTOMER_NOTE, key, `${world.basePath}/_harness`);

/** An instant as the form or a command line writes it; null for one that is none. */
const instantOf = (text: string): Date | null => {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d)?$/.exec(text) ?? [];
  const instant = new Date(date && time ? instantIn(date, time, ZONE) : text);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

type Act = (form: URLSearchParams, desk: DeskOf, chosen: Chosen) => Done;

const setScenarios: Act = (form, _, { faults }) => {
  const { scenarios, unknown } = readChosen(form.getAll('scenario').join(','));
  if (unknown.length > 0) return { refused: 'There is no such scenario.' };
  return done('scenarios', scenarioCookie({ scenarios, faults }));
};

const addFault: Act = (form, _, { scenarios, faults }) => {
  const field = form.get('field') ?? '';
  const entry = `${form.get('fault') ?? ''}${field === '' ? '' : `:${field}`}`;
  if (!isFault(entry)) return { refused: 'There is no such fault, or no such operation.' };
  return done('fault', scenarioCookie({ scenarios, faults: [...faults.filter((each) => each !== entry), entry] }));
};

const removeFault: Act = (form, _, { scenarios, faults }) =>
  done('faultGone', scenarioCookie({ scenarios, faults: faults.filter((each) => each !== form.get('fault')) }));

const setClock: Act = (form, { settings }) => {
  const instant = instantOf(form.get('now') ?? '');
  if (!instant) return { refused: 'The clock needs a date and a time.' };
  settings.fixed = instant;
  return done('clock');
};

const advance: Act = (form, { settings, world }) => {
  const hours = Number(form.get('hours'));
  if (!Number.isInteger(hours) || hours < 1 || hours > 8784) return { refused: 'The clock goes on by whole hours.' };
  settings.fixed = new Date(world.now().getTime() + hours * HOUR);
  return done('clock');
};

const letClockGo: Act = (_, { settings }) => {
  settings.fixed = null;
  return done('clockGoes');
};

const signIn: Act = (form, { openSession, world }) => {
  const key = form.get('customer') ?? '';
  const customer = customerByKey(key) ?? null;
  if (key !== '' && !customer) return { refused: 'There is no such customer.' };
  return done(customer ? 'customer' : 'stranger', openSession(customer), customerNote(world, key));
};

const setFeatures: Act = (form, { features, settings }) => {
  const known = Object.keys(features() ?? {});
  const off = form.getAll('off');
  if (off.some((each) => !known.includes(each))) return { refused: 'There is no such feature.' };
  settings.appConfig = JSON.stringify({
    features: Object.fromEntries(known.map((feature) => [feature, !off.includes(feature)])),
  });
  return done('features');
};

const startAgain: Act = (_, { settings, openSession, world }) => {
  settings.fixed = null;
  settings.appConfig = null;
  const none = { scenarios: [], faults: [] };
  return done('everything', scenarioCookie(none), openSession(null), customerNote(world, ''));
};

const acts: Readonly<Record<string, Act>> = {
  scenarios: setScenarios,
  fault: addFault,
  'fault-gone': removeFault,
  clock: setClock,
  advance,
  'clock-goes': letClockGo,
  customer: signIn,
  features: setFeatures,
  everything: startAgain,
};

/** Does what a form of the desk asks for. */
export const actAtDesk = (form: URLSearchParams, desk: DeskOf, chosen: Chosen): Done => {
  const name = form.get('act') ?? '';
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  return act ? act(form, desk, chosen) : { refused: 'The desk knows no such press.' };
};
