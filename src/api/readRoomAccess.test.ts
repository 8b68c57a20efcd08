import { readRoomAccess } from './readRoomAccess';

const facts = {
  doorWidth: 90,
  turningSpace: 150,
  spaceBesideBed: 120,
  bedHeight: 50,
  stepFreeShower: true,
  grabBars: true,
  vibratingAlarm: false,
};
const unknown = Object.fromEntries(Object.keys(facts).map((fact) => [fact, null]));
const features = ['ACCESSIBLE'];

it('is every fact of an accessible room', () => {
  expect(readRoomAccess({ accessibility: facts, features })).toEqual(facts);
});

it.each([null, undefined, -1, 'wide'])('does not know a width of %s, and keeps the other facts', (doorWidth) => {
  const accessibility = { ...facts, doorWidth: doorWidth as number };
  expect(readRoomAccess({ accessibility, features })).toEqual({ ...facts, doorWidth: null });
});

it('does not know an API’s measures that it lacks', () => {
  const { doorWidth, spaceBesideBed, stepFreeShower, vibratingAlarm } = facts;
  const known = { doorWidth, spaceBesideBed, stepFreeShower, vibratingAlarm };
  expect(readRoomAccess({ accessibility: known, features })).toEqual({ ...unknown, ...known });
});

it('knows nothing of a room that is called accessible without a fact', () => {
  expect(readRoomAccess({ accessibility: null, features })).toEqual(unknown);
});

it('says nothing of other rooms, and where nothing was asked', () => {
  expect(readRoomAccess({ accessibility: null, features: ['DESK'] })).toBeNull();
  expect(readRoomAccess({ features })).toBeNull();
});
