import { Table } from '@/design-system/Table';
import type { Examples } from '../example';
import { longWord } from '../samples';

const columns = [
  { id: 'day', label: 'Päivä' },
  { id: 'what', label: 'Tapahtuma' },
  { id: 'sum', label: 'Summa', align: 'end' },
  { id: 'points', label: 'Pisteet', align: 'end' },
] as const;

const rows = Array.from({ length: 4 }, (_, index) => ({
  id: String(index),
  cells: {
    day: `${index + 1}.12.2026`,
    what: ['Yö Helsingissä', 'Illallinen', 'Yö Rovaniemellä', 'Lahjakortti'][index],
    sum: ['159,00 €', '64,50 €', '1 198,00 €', '100,00 €'][index],
    points: ['+159', '+64', '+1 198', '−100'][index],
  },
}));

export const examples: Examples = {
  'With a head that stays': () => (
    <Table caption="Pistetapahtumat" columns={columns} rows={rows} rowHead="day" isHeadSticky />
  ),
  'In a narrow place': () => (
    <div style={{ maxWidth: '22rem' }}>
      <Table caption="Pistetapahtumat kapeassa" columns={columns} rows={rows.slice(0, 2)} rowHead="day" />
    </div>
  ),
  'With many columns': () => (
    <Table
      caption="Huoneiden mitat"
      isWide
      columns={[
        { id: 'room', label: 'Huone' },
        ...['Sisäänkäynti', 'Hissi', 'Ovi', 'Kääntymistila', 'Sänky', 'Suihku', 'Tukikahvat', 'Palovaroitin'].map(
          (label) => ({ id: label, label }),
        ),
      ]}
      rows={['Helsinki', 'Rovaniemi'].map((id) => ({
        id,
        cells: { room: id, Sisäänkäynti: 'kyllä', Hissi: 'ei tiedossa, kysy hotellista', Ovi: '90 cm', Suihku: 'ei' },
      }))}
      rowHead="room"
    />
  ),
  'Long text': () => (
    <Table
      caption={longWord}
      columns={columns}
      rows={[{ id: 'long', cells: { day: longWord, what: longWord, sum: '12 345 678,00 €', points: '+12 345 678' } }]}
      rowHead="day"
    />
  ),
  Empty: () => (
    <Table
      caption="Ei tapahtumia"
      columns={columns}
      rows={[]}
      rowHead="day"
      empty="Pisteitä kertyy ensimmäisestä yöstä."
    />
  ),
};
