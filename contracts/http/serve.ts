import path from 'node:path';
import { createServer } from './createServer';

const { env } = process;
const fixedClock = env.CLOCK ? new Date(env.CLOCK) : null;
if (fixedClock && Number.isNaN(fixedClock.getTime())) {
  console.error(`CLOCK is not an ISO 8601 instant: ${env.CLOCK}`);
  process.exit(1);
}
const port = Number(env.PORT ?? 3000);
const chain = Number(env.CHAIN ?? 0);
if (!Number.isInteger(chain) || chain < 0) {
  console.error(`CHAIN is not a number of hotels: ${env.CHAIN}`);
  process.exit(1);
}
const basePath = (env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');
const dataFolder = env.DATA_DIR ?? 'data';
const isInMemory = dataFolder === ':memory:';
const isForTests = env.TEST_CONTROL === '1';
/** Anybody may open the desk and get tokens of test customers. */
const isForPractice = isForTests || env.NODE_ENV !== 'production';

const harness = createServer({
  db: isInMemory ? ':memory:' : path.join(dataFolder, 'bookings.sqlite'),
  vitalsFile: isInMemory || isForTests ? undefined : path.join(dataFolder, 'vitals.ndjson'),
  now: () => fixedClock ?? new Date(),
  seed: env.SEED ?? 'sarastus',
  strict: env.STRICT === '1',
  staticDir: env.STATIC_DIR ?? 'out',
  port,
  chain,
  basePath,
  operationIds: (env.OPERATION_IDS ?? env.NEXT_PUBLIC_OPERATION_IDS) === '1',
  testControl: isForTests,
  withStays: !isForTests,
  testTokens: isForPractice,
  desk: isForPractice,
});

harness
  .listen()
  .then((address) => {
    console.log(`Sarastus is ready at ${address}`);
    console.log(`The hotel's desk is at ${address}/desk, the kiosk for key cards at ${address}/kiosk`);
    if (isForPractice) console.log(`Outcomes, clock, customer and faults are switched at ${address}/_harness`);
    console.log(`Messages that guests would get are at ${address}/mailbox`);
  })
  .catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=3001 npm start`
        : `The server cannot start: ${error.message}`,
    );
    process.exit(1);
  });

const stop = () => {
  harness.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
