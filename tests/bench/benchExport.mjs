import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../contracts/run/install.mjs';

/* global performance, setInterval, clearInterval */

/** Memory of a process and its descendants, in MiB. Shared pages are counted once (PSS). Linux only. */
function memoryBelow(pid) {
  const parents = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process ended while it was read.
    }
  }
  const isBelow = (each) => {
    for (let at = each; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  let sum = 0;
  for (const each of [...parents.keys()].filter(isBelow)) {
    try {
      const pss = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8'))?.[1];
      sum += Number(pss ?? 0) / 1024;
    } catch {
      // The process ended while it was read.
    }
  }
  return sum;
}

/** Exports a generated chain of that many hotels; returns seconds, peak memory and pages. */
function exportChain(hotels) {
  const start = performance.now();
  const build = spawn(process.execPath, ['contracts/run/build.mjs'], {
    cwd: root,
    env: { ...process.env, CHAIN: String(hotels) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryBelow(build.pid));
  }, 500);
  return new Promise((resolve, reject) => {
    build.on('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) return reject(new Error(`The export of ${hotels} hotels failed`));
      const files = readdirSync(path.join(root, 'out'), { recursive: true, encoding: 'utf8' });
      const pages = files.filter((file) => file.endsWith('.html')).length;
      return resolve({ seconds: (performance.now() - start) / 1000, most, pages });
    });
  });
}

/** Exports half the chain and the whole, to compute the time and memory of each further page. */
export async function benchExport() {
  const half = await exportChain(250);
  const whole = await exportChain(500);
  const perPage = (whole.seconds - half.seconds) / (whole.pages - half.pages);
  // The fixed part of every export is not counted as the pages'.
  const growth = (perPage * whole.pages) / whole.seconds;
  return [
    { what: `export of ${whole.pages} pages`, measured: Math.round(whole.seconds), limit: 120, unit: 's' },
    { what: `export of ${half.pages} pages`, measured: Math.round(half.seconds), limit: null, unit: 's' },
    { what: 'most memory, whole chain', measured: Math.round(whole.most), limit: 3072, unit: 'MiB' },
    { what: 'most memory, half the chain', measured: Math.round(half.most), limit: null, unit: 'MiB' },
    { what: 'a page more, against the mean page', measured: Number(growth.toFixed(2)), limit: 1.2, unit: 'times' },
  ];
}
