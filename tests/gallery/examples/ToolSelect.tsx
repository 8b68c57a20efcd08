import { ToolSelect } from '@/design-system/ToolSelect';
import type { Examples } from '../example';
import { longWord } from '../samples';

export const examples: Examples = {
  'A short and a long choice': () => (
    <ToolSelect id="tool-select-order" label="Järjestys">
      <option>Hinta</option>
      <option>{longWord}</option>
    </ToolSelect>
  ),
};
