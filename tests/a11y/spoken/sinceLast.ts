/** Fewer lines in a row are read again rather than counted. */
const FEWEST = 3;

/** The lengths of the longest common sequences of lines, from each pair of places to the ends. */
function commonLengths(before: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = lengths[one] ?? [];
      const next = lengths[one + 1] ?? [];
      row[other] =
        before[one] === now[other] ? (next[other + 1] ?? 0) + 1 : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  return lengths;
}

/** Which lines were heard before, in this order. */
function heardBefore(before: readonly string[], now: readonly string[]): readonly boolean[] {
  const lengths = commonLengths(before, now);
  const heard = now.map(() => false);
  for (let one = 0, other = 0; one < before.length && other < now.length;) {
    const gone = lengths[one + 1]?.[other] ?? 0;
    if (before[one] === now[other]) {
      heard[other] = true;
      one += 1;
      other += 1;
    } else if (gone >= (lengths[one]?.[other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  return heard;
}

/** What is new since the step before: lines that were heard there are counted. */
export function sinceLast(before: readonly string[], now: readonly string[]): readonly string[] {
  const heard = heardBefore(before, now);
  const lines: string[] = [];
  for (let index = 0; index < now.length;) {
    let end = index;
    while (heard[end]) end += 1;
    if (end - index >= FEWEST) lines.push(`(${end - index} lines as before)`);
    else lines.push(...now.slice(index, end === index ? end + 1 : end));
    index = Math.max(end, index + 1);
  }
  return lines;
}
