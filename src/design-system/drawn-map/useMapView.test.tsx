import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { MapSheet } from './mapSheet';
import { useMapView } from './useMapView';

const size = { width: 300, height: 200 };
const sheet: MapSheet = { bounds: [24, 60, 25, 61], unit: 10, water: '' };
const home = { x: 20_000, y: 50_000, scale: 10 };

function Map() {
  const frame = useRef<HTMLDivElement>(null);
  const { view } = useMapView(frame, home, size, sheet);
  return (
    <div ref={frame} data-testid="map">
      {view.x} {view.y} {view.scale}
    </div>
  );
}

/** A move of the mouse: jsdom has no pointer events. */
const pointer = (type: string, x: number) =>
  Object.assign(new MouseEvent(type, { clientX: x, bubbles: true }), { pointerId: 1, pointerType: 'mouse' });

// React renders between the moves, and gives way after each of its tasks, as in a slow browser.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
});
afterAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  jest.restoreAllMocks();
});

test('no move of a drag is lost, however late React renders the ones before', async () => {
  render(<Map />);
  const map = await screen.findByTestId('map');
  map.setPointerCapture = () => undefined;
  map.dispatchEvent(pointer('pointerdown', 0));
  for (let x = 10; x <= 600; x += 10) {
    map.dispatchEvent(pointer('pointermove', x));
    await new Promise((done) => setTimeout(done));
  }
  map.dispatchEvent(pointer('pointerup', 600));
  await screen.findByText(`${home.x - 600 * home.scale} ${home.y} ${home.scale}`);
});
