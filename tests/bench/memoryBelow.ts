import { readdirSync, readFileSync } from 'node:fs';

/** A text of `/proc`; null when the process ended while it was read. */
function readProcess(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

const parentOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);

/** Memory of a process and its descendants, in MiB. Shared pages are counted once (PSS). Linux only. */
export function memoryBelow(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const stat = readProcess(Number(name), 'stat');
    if (stat !== null) parents.set(Number(name), parentOf(stat));
  }
  const isBelow = (each: number): boolean => {
    for (let at: number | undefined = each; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  return [...parents.keys()]
    .filter(isBelow)
    .map((each) => /^Pss:\s+(\d+) kB/m.exec(readProcess(each, 'smaps_rollup') ?? '')?.[1])
    .reduce((sum, pss) => sum + Number(pss ?? 0) / 1024, 0);
}
