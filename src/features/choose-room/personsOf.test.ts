import { placeParty } from '@/domain/stay/placement';
import { personsOf } from './personsOf';

it('lists everyone who can be moved, all pets as one, and an age only for children', () => {
  const party = { rooms: 2, adults: 1, children: 2, childrenAges: [7], pets: 2 };
  expect(personsOf(placeParty(party)).map(({ kind, index, age }) => [kind, index, age])).toEqual([
    ['adult', 0, null],
    ['child', 0, 7],
    ['child', 1, null],
    ['pet', 0, null],
  ]);
});
