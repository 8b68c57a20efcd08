import { LineTable } from '@/design-system/LineTable';
import type { Examples } from '../example';
import { longWord } from '../samples';

const columnLabels = { name: 'Rivi', amount: 'Hinta' };

export const examples: Examples = {
  'A price, line by line': () => (
    <LineTable
      caption="Hintaerittely"
      columnLabels={columnLabels}
      lines={[
        { id: '1', label: 'Superior-huone', detail: '2 yötä × 159,00 €', amount: '318,00 €' },
        { id: '2', label: 'Koira', amount: '20,00 €' },
        { id: '3', label: 'Asiakasomistaja-alennus', amount: '−31,80 €', kind: 'discount' },
        { id: '4', label: 'Välisumma', amount: '306,20 €', kind: 'subtotal' },
        { id: '5', label: longWord, detail: longWord, amount: '12 345,00 €' },
      ]}
      total={{ label: 'Yhteensä', detail: 'sisältää verot', amount: '12 651,20 €' }}
      afterTotal={[{ id: 'vat', label: 'Josta arvonlisäveroa 14 %', amount: '1 553,66 €', kind: 'included' }]}
    />
  ),
};
