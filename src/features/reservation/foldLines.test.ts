import { foldLines } from './foldLines';

const longest = (text: string) => Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it.each([
  ['umlauts', `LOCATION:${'Hämeenlinnan Ääni, Töölö'.repeat(6)}`],
  ['signs of four octets', `DESCRIPTION:${'🌅'.repeat(40)}`],
  ['a line that is folded already, by characters', `SUMMARY:${'ö'.repeat(60)}\r\n ${'ä'.repeat(60)}`],
])('no line has more than 75 octets: %s', (_, line) => {
  const text = `BEGIN:VEVENT\r\n${line}\r\nEND:VEVENT\r\n`;
  expect(longest(foldLines(text))).toBeLessThanOrEqual(75);
  expect(unfolded(foldLines(text))).toBe(unfolded(text));
  expect(foldLines(text)).toMatch(/\r\n $|\r\nEND:VEVENT\r\n$/);
});
