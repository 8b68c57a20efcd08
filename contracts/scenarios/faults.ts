import { everything } from './asked';
import type { Scenario } from './scenario';

const broken: readonly Pick<Scenario, 'description' | 'fault' | 'name'>[] = [
  { name: 'slow', description: 'The answer takes three seconds.', fault: 'slow' },
  { name: 'latency', description: 'The answer takes 800 milliseconds longer.', fault: 'latency' },
  { name: 'jitter', description: 'Answers take between nothing and two seconds longer, in turns.', fault: 'jitter' },
  { name: 'silence', description: 'The answer takes thirty seconds and then the connection closes.', fault: 'silence' },
  { name: 'reset', description: 'The connection closes before anything is done.', fault: 'reset' },
  {
    name: 'lost-answer',
    description: 'The call is carried out once, but its first answer never arrives.',
    fault: 'lost-answer',
  },
  { name: 'server-error', description: 'The server answers 500.', fault: 'server-error' },
  { name: 'bad-gateway', description: 'A gateway answers 502 with a page.', fault: 'bad-gateway' },
  { name: 'service-unavailable', description: 'A gateway answers 503 with a page.', fault: 'service-unavailable' },
  { name: 'gateway-timeout', description: 'A gateway answers 504 with a page.', fault: 'gateway-timeout' },
  { name: 'html', description: 'The server answers 200 with a page instead of data.', fault: 'html' },
  { name: 'broken-json', description: 'The answer ends in the middle.', fault: 'broken-json' },
  {
    name: 'truncated',
    description: 'The answer says its length, and the connection closes in the middle of it.',
    fault: 'truncated',
  },
  { name: 'empty', description: 'The server answers 200 with nothing.', fault: 'empty' },
  { name: 'null-data', description: 'The answer has no data and no error.', fault: 'null-data' },
  { name: 'trickle', description: 'The answer begins and never ends; it sends one space at a time.', fault: 'trickle' },
  { name: 'unauthorized', description: 'A gateway answers 401 with an object of its own.', fault: 'unauthorized' },
  { name: 'forbidden', description: 'A gateway answers 403 with an object of its own.', fault: 'forbidden' },
  { name: 'no-endpoint', description: 'The endpoint does not exist: 404 with a page.', fault: 'no-endpoint' },
];

/** Faulty responses. `server-error:createBooking` applies only to calls that ask for that root field. */
export const faults: readonly Scenario[] = broken.map((each) => ({
  ...each,
  given: 'The network, a gateway or the server fails.',
  when: 'Anything is asked.',
  then: each.description,
  asks: everything,
}));
