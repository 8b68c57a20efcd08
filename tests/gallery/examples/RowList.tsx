import { RowList } from '@/design-system/RowList';
import type { Examples } from '../example';
import { longWord } from '../samples';

export const examples: Examples = {
  'A thin line between': () => (
    <RowList>
      <li>Aamiainen</li>
      <li>{longWord}</li>
      <li>Sauna</li>
    </RowList>
  ),
};
