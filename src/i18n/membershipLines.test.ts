import { membershipLines } from './membershipLines';
import { loadAllMessages } from './testMessages';
import { createTranslator } from './translator';

const withPoints = (points: number) => ({
  id: '1',
  contacts: [],
  eligibleToUseAsom: false,
  eligibleToUseSCard: true,
  asom: null,
  sCard: { identifier: '6400', validity: 'VALID' as const, validUntil: '2027-03-31', points },
});

it.each([
  ['en', '1 S Point', '2 S Points'],
  ['fi', '1 S-piste', '2 S-pistettä'],
  ['sv', '1 S-poäng', '2 S-poäng'],
] as const)('counts points in %s', (language, one, two) => {
  const translator = createTranslator(language, loadAllMessages(language));
  expect([1, 2].map((points) => membershipLines(withPoints(points), translator).at(-1))).toEqual([one, two]);
});
