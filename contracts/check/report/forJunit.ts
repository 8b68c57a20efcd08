import type { JudgedOperation, Report } from './makeReport';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);

function testCase({ name, owner, verdict, findings }: JudgedOperation): string {
  const head = `    <testcase classname="${escaped(owner)}" name="${escaped(name)}"`;
  const lines = findings.map((each) => `${each.verdict}: ${each.coordinate} ${each.what}. ${each.fix}`);
  const text = escaped(lines.join('\n'));
  if (verdict === 'broken') return `${head}>\n      <failure message="broken">${text}</failure>\n    </testcase>`;
  if (verdict === 'off') return `${head}>\n      <skipped message="its feature must stay off"/>\n    </testcase>`;
  return lines.length > 0 ? `${head}>\n      <system-out>${text}</system-out>\n    </testcase>` : `${head}/>`;
}

/** A test for each operation: failed when it is broken, skipped when it is never sent. */
export function forJunit({ api, operations }: Report): string {
  const count = (verdict: string) => operations.filter((each) => each.verdict === verdict).length;
  const sums = `tests="${operations.length}" failures="${count('broken')}" skipped="${count('off')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${sums}>`,
    `  <testsuite name="contracts ${api}" ${sums}>`,
    ...operations.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
