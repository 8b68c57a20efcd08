import { render, screen } from '@testing-library/react';
import { DrawnMapLabels } from './DrawnMapLabels';
import type { MapLayout } from './drawn-map/layOutMap';

type Mark = MapLayout['marks'][number];

const box = { left: 0, top: 0, right: 100, bottom: 20 };

const markOf = (text: string): Mark =>
  ({
    item: { id: '1', name: 'Hotel Aamu, €60', texts: [text], lat: 60, lon: 25 },
    point: { x: 0, y: 0 },
    label: { size: 0, box },
  }) as unknown as Mark;

it.each([
  ['€60', 'Hotel Aamu, €60'],
  ['Kallio · €60', 'Kallio · €60, Hotel Aamu'],
  ['Kallio', 'Kallio, Hotel Aamu, €60'],
])('names a hotel by what is seen of it, %s, and by the rest once', (seen, name) => {
  const layout = { marks: [markOf(seen)], places: [], rings: [] } as unknown as MapLayout;
  render(<DrawnMapLabels layout={layout} onPress={() => undefined} />);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe(name);
});
