import { useState } from 'react';
import { I18nProvider } from 'react-aria';
import { DateRange, type Days } from '@/design-system/DateRange';
import type { Examples } from '../example';

const labels = { calendar: 'Yöpymisen päivät', previous: 'Edellinen kuukausi', next: 'Seuraava kuukausi' };
const notes = new Map(
  Array.from({ length: 31 }, (_, index) => {
    const price = 89 + ((index * 37) % 90);
    const day = `2026-12-${String(index + 1).padStart(2, '0')}`;
    return [day, { shown: String(price), spoken: `alkaen ${price} €` }] as const;
  }),
);

interface StayProps {
  readonly first: Days | null;
  readonly isPriced?: boolean;
  readonly label: string;
}

function Stay({ first, isPriced = false, label }: StayProps) {
  const [value, setValue] = useState(first);
  const [focused, setFocused] = useState(first?.startDate ?? '2026-12-03');
  return (
    <div style={{ maxWidth: '28rem' }}>
      <I18nProvider locale="fi-FI">
        <DateRange
          value={value}
          limits={{ today: '2026-12-03', last: '2027-06-30', maxNights: 30 }}
          notes={isPriced ? notes : new Map()}
          labels={{ ...labels, calendar: label }}
          focused={focused}
          onChange={setValue}
          onFocus={setFocused}
          onShow={() => undefined}
        />
      </I18nProvider>
    </div>
  );
}

export const examples: Examples = {
  'A stay, with prices': () => (
    <Stay label="Päivät, joilla on hinta" first={{ startDate: '2026-12-10', endDate: '2026-12-14' }} isPriced />
  ),
  'Nothing chosen': () => <Stay label="Päivät ilman valintaa" first={null} />,
  'With the focus': () => (
    <div className="is-focus">
      <Stay label="Päivät, joilla on kohdistus" first={{ startDate: '2026-12-10', endDate: '2026-12-12' }} />
    </div>
  ),
};
