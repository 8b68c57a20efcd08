import { FieldFrame } from '@/design-system/FieldFrame';
import type { Examples } from '../example';

export const examples: Examples = {
  'Around any control': () => (
    <FieldFrame id="frame-date" label="Saapumispäivä" hint="Aikaisintaan tänään" error="Valitse päivä">
      <input id="frame-date" type="text" className="g-box" aria-describedby="frame-date-error frame-date-hint" />
    </FieldFrame>
  ),
};
