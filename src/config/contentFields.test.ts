import { contentFieldsOf } from './contentFields';

it.each([
  [null, true],
  ['', false],
  ['refunds', false],
  ['refunds, roomMeasures', true],
  ['roomMeasuresOfOld', false],
])('a build with the features %s asks for measures: %s', (named, withMeasures) => {
  expect(contentFieldsOf(named)).toEqual({ withMeasures });
});
