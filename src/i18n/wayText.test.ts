import { loadAllMessages } from './testMessages';
import { createTranslator } from './translator';
import { wayText } from './wayText';

const way = (metres: number, isWalk: boolean) => ({
  place: { kind: 'STATION' as const, name: 'Asema' },
  metres,
  isWalk,
});

it.each([
  ['fi', 'Asema 900 m', 'Asema 1,2 km linnuntietä'],
  ['en', 'Asema: 900 m', 'Asema: 1.2 km in a straight line'],
  ['sv', 'Asema 900 m', 'Asema 1,2 km fågelvägen'],
] as const)('the way to a hotel keeps figure and unit together, in %s', (locale, walk, line) => {
  const translator = createTranslator(locale, loadAllMessages(locale));
  const spaced = (text: string) => text.replace(/\u00a0/g, ' ');
  expect(spaced(wayText(way(900, true), translator))).toBe(walk);
  expect(spaced(wayText(way(1200, false), translator))).toBe(line);
  expect(wayText(way(900, true), translator)).toContain('900\u00a0m');
});
