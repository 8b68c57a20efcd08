import { Disclosure } from '@/design-system/Disclosure';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { States } from '../States';
import { longText, longWord } from '../samples';

export const examples: Examples = {
  Closed: () => (
    <States of={['rest', 'hover', 'focus']}>
      <Disclosure summary="Mitä hinta sisältää">{longText}</Disclosure>
    </States>
  ),
  'Open, lined, long': () => (
    <Disclosure summary={longWord} tone="lined" isOpenAtFirst>
      <Text>{longText}</Text>
    </Disclosure>
  ),
};
