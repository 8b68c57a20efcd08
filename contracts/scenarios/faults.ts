import type { Scenario } from './scenario';

/** Answers that go wrong on their way. `server-error:createBooking` hits only calls that name that field. */
export const faults: readonly Scenario[] = [
  { name: 'slow', tells: 'The answer takes three seconds.', fault: 'slow' },
  { name: 'silence', tells: 'The answer takes thirty seconds and then the line is cut.', fault: 'silence' },
  { name: 'reset', tells: 'The line is cut before anything is done.', fault: 'reset' },
  {
    name: 'lost-answer',
    tells: 'The call is carried out once, but its first answer never arrives.',
    fault: 'lost-answer',
  },
  { name: 'server-error', tells: 'The server answers 500.', fault: 'server-error' },
  { name: 'bad-gateway', tells: 'A gateway answers 502 with a page.', fault: 'bad-gateway' },
  { name: 'html', tells: 'The server answers 200 with a page instead of data.', fault: 'html' },
  { name: 'broken-json', tells: 'The answer is cut in the middle.', fault: 'broken-json' },
  { name: 'empty', tells: 'The server answers 200 with nothing.', fault: 'empty' },
  { name: 'null-data', tells: 'The answer carries no data and no error.', fault: 'null-data' },
  { name: 'trickle', tells: 'The answer begins and never ends, a space at a time.', fault: 'trickle' },
  { name: 'unauthorized', tells: 'A gateway answers 401 with an object of its own.', fault: 'unauthorized' },
  { name: 'forbidden', tells: 'A gateway answers 403 with an object of its own.', fault: 'forbidden' },
  { name: 'no-endpoint', tells: 'Nobody answers at the address: 404 with a page.', fault: 'no-endpoint' },
];
