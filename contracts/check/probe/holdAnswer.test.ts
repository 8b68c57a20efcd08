/** @jest-environment node */
import { buildSchema } from 'graphql';
import { holdAnswer } from './holdAnswer';

const schema = buildSchema(`
  scalar Day
  enum Kind { SMALL LARGE }
  type Room { kind: Kind!, beds: Int!, name: String, from: Day }
  type Gone { code: ID! }
  union Found = Room | Gone
  type Query { found: Found!, rooms: [Room!]! }
`);
const text = `query Q { found { __typename ...readRoom_room ... on Gone { code } } rooms { beds ...readRoom_room_1a } }
fragment readRoom_room on Room { kind beds from }
fragment readRoom_room_1a on Room { kind name }`;
const room = { kind: 'SMALL', beds: 2, from: '2026-12-01' };
const held = (data: unknown) => holdAnswer(schema, text, data).misfits.map(({ path, what }) => `${path} ${what}`);

it('finds nothing in an answer that fits', () => {
  expect(held({ found: { __typename: 'Room', ...room }, rooms: [{ beds: 1, kind: 'LARGE', name: null }] })).toEqual([]);
  expect(held({ found: { __typename: 'Gone', code: '1' }, rooms: [] })).toEqual([]);
});

it('finds wrong types, null, unknown values and types, no lists, and what is missing', () => {
  expect(
    held({
      found: { __typename: 'Room', kind: 'HUGE', beds: '2', from: { day: 1 } },
      rooms: [{ beds: null, kind: 'LARGE' }, null, 7],
    }),
  ).toEqual([
    'found.kind is "HUGE", no value of Kind',
    'found.beds is "2", no Int',
    'found.from is {"day":1}, no Day',
    'rooms[0].beds is null, and Int! never is',
    'rooms[0].name is missing',
    'rooms[1] is null, and Room! never is',
    'rooms[2] is 7, no object of Room',
  ]);
  expect(held({ found: { __typename: 'Suite' }, rooms: {} })).toEqual([
    'found.__typename is "Suite", no type of Found',
    'rooms is {}, no list',
  ]);
});

it('names who reads each value after its fragment', () => {
  const { readers } = holdAnswer(schema, text, { found: { __typename: 'Room', ...room }, rooms: [{ beds: 1 }] });
  expect(readers.get('found.kind')).toBe('readRoom');
  expect(readers.get('rooms[0].beds')).toBe(null);
});
