import { Button } from '@/design-system/Button';
import { Text } from '@/design-system/Text';
import { ToolRow } from '@/design-system/ToolRow';
import { ToolSelect } from '@/design-system/ToolSelect';
import type { Examples } from '../example';

export const examples: Examples = {
  'Filters, order and map': () => (
    <ToolRow>
      <Button variant="secondary">Suodattimet (2)</Button>
      <ToolSelect id="tool-row-order" label="Järjestys">
        <option>Suositellut</option>
        <option>Hinta</option>
      </ToolSelect>
      <Button variant="secondary">Kartta</Button>
    </ToolRow>
  ),
  'With a line of its own': () => (
    <ToolRow lead={<Text>14 hotellia</Text>}>
      <Button variant="secondary">Suodattimet</Button>
      <Button variant="secondary">Kartta</Button>
    </ToolRow>
  ),
};
