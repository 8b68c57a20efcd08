import type { ReactNode } from 'react';
import { Dot, Drawing, Frame, Lake, Land, Leader, Pins, Place, Sheet } from './DrawnMap.styles';
import { lakes, land } from './drawn-map/coastline';
import { frameAround, project, softOutline } from './drawn-map/mapProjection';
import { placePins } from './drawn-map/placePins';
import type { PinSize } from './drawn-map/placePins';

interface MapPoint {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The label of the point: a `Pin`, or a `FullPin` without a link. */
  readonly pin: ReactNode;
}

interface DrawnMapProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** The size of a pin, so that none overlaps. */
  readonly pinSize: PinSize;
  /** Show the whole country, else only the area of the points. */
  readonly isWhole?: boolean;
}

const landPaths = land.map(softOutline);
const lakePaths = lakes.map(softOutline);

/** Points on a map drawn here: no tiles, no third party. Its content is also on the page as text. */
export function DrawnMap({ label, points, pinSize, isWhole = false }: DrawnMapProps) {
  if (points.length === 0) return null;
  const projected = points.map(({ longitude, latitude }) => project([longitude, latitude]));
  const frame = frameAround(isWhole ? land.flat().map(project) : projected);
  const places = projected.map(({ x, y }) => ({
    x: ((x - frame.x) / frame.width) * 100,
    y: ((y - frame.y) / frame.height) * 100,
  }));
  const labels = placePins(places, pinSize);
  const viewBox = [frame.x, frame.y, frame.width, frame.height].map((each) => each.toFixed(3)).join(' ');
  return (
    <Frame>
      <Sheet role="group" aria-label={label}>
        <Drawing viewBox={viewBox} aria-hidden="true">
          {landPaths.map((path) => (
            <Land key={path} d={path} />
          ))}
          {lakePaths.map((path) => (
            <Lake key={path} d={path} />
          ))}
        </Drawing>
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {points.map(({ id }, index) => (
            <Leader key={id} x1={places[index]?.x} y1={places[index]?.y} x2={labels[index]?.x} y2={labels[index]?.y} />
          ))}
        </Drawing>
        {places.map((place, index) => (
          <Dot key={index} aria-hidden="true" style={{ left: `${place.x}%`, top: `${place.y}%` }} />
        ))}
        <Pins>
          {points.map(({ id, pin }, index) => (
            <Place key={id} style={{ left: `${labels[index]?.x}%`, top: `${labels[index]?.y}%` }}>
              {pin}
            </Place>
          ))}
        </Pins>
      </Sheet>
    </Frame>
  );
}
