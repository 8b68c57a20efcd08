import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auditEndpoint, refusedOnPurpose } from '../../../contracts/http/testAudit';
import { median, percentile, rounded } from '../median';
import { row, type Row } from '../rows';
import { startSite } from '../site';
import { sendCrowd, type Crowd } from './crowd';
import { CLOCK, guestCalls } from './guest';
import { killInTheMiddle } from './killInTheMiddle';

const GUESTS = 500;
const KILLED = 200;
const part = 'harness';

async function auditRow(address: string, endpoint: string): Promise<Row> {
  const audits = await auditEndpoint(address + endpoint);
  const missed = audits.filter((each) => each.missed !== null);
  const limit = audits.length - Object.keys(refusedOnPurpose).length;
  return row({
    ...{ part, page: endpoint, what: `of ${audits.length} checks of graphql-http`, unit: 'met', limit, atLeast: true },
    measured: audits.length - missed.length,
    note: missed.map(({ id }) => `${id} ${id in refusedOnPurpose ? 'refused on purpose' : 'missed'}`).join(', '),
  });
}

/** The figures of many guests at once. */
export function crowdRows({ times, failures }: Crowd, guests: number): readonly Row[] {
  const page = `${guests} guests at once`;
  const ofCalls = guestCalls.flatMap((call) => {
    const all = times[call];
    if (all.length === 0) return [row({ part, page, what: call, unit: 'calls' })];
    const common = { part, page, unit: 'ms', note: `${all.length} calls` };
    return [
      row({ ...common, what: `${call}, median`, measured: rounded(median(all)) }),
      row({ ...common, what: `${call}, 95 of 100 within`, measured: rounded(percentile(all, 0.95)) }),
    ];
  });
  const reasons = [...new Set(failures)].join('; ');
  return [
    ...ofCalls,
    row({ part, page, what: 'without their stay', unit: 'guests', measured: failures.length, limit: 0, note: reasons }),
  ];
}

async function killedRows(): Promise<readonly Row[]> {
  const { lost, twice, answered, stored } = await killInTheMiddle(KILLED);
  const common = { part, page: `kill -9 in the middle of ${KILLED} bookings`, unit: 'bookings', limit: 0 };
  return [
    row({ ...common, what: 'answered before it', measured: answered, limit: null }),
    row({ ...common, what: 'stored at the end', measured: stored, limit: KILLED }),
    row({ ...common, what: 'lost', measured: lost.length, note: lost.join(', ') }),
    row({ ...common, what: 'twice', measured: twice }),
  ];
}

/** The harness as a process with its store in a file: its audit, many guests at once, and a sudden end. */
export async function measureHarness(): Promise<readonly Row[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'sarastus-bench-'));
  const site = await startSite({ data, clock: CLOCK, folder: data });
  try {
    const audits = [await auditRow(site.address, '/graphql'), await auditRow(site.address, '/booking/graphql')];
    const crowd = crowdRows(await sendCrowd(site, GUESTS), GUESTS);
    return [...audits, ...crowd, ...(await killedRows())];
  } finally {
    await site.kill();
    await rm(data, { recursive: true });
  }
}
