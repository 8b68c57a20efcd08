import { Abroad, Drawing, Leader, Ring, Water } from './DrawnMap.styles';
import type { MapLayout } from './drawn-map/layOutMap';
import type { MapSheet } from './drawn-map/mapSheet';
import type { MapView, Size } from './drawn-map/mapView';

interface Props {
  readonly sheet: MapSheet;
  readonly view: MapView;
  readonly size: Size;
  readonly layout: MapLayout;
}

/** Water, the rings of walking time, and the lines from labels to their places. */
export function DrawnMapDrawing({ sheet, view, size, layout }: Props) {
  const { width, height } = size;
  const scale = sheet.unit / view.scale;
  const shift = `translate(${width / 2 - view.x / view.scale} ${height / 2 - view.y / view.scale}) scale(${scale})`;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={shift}>
        {sheet.abroad && <Abroad d={sheet.abroad} />}
        <Water d={sheet.water} />
      </g>
      {layout.rings.map(({ name, centre, radius }) => (
        <Ring key={name} cx={centre.x} cy={centre.y} r={radius} />
      ))}
      {[...layout.marks, ...layout.places].map(
        ({ label }, index) =>
          label?.leader && (
            <Leader
              key={index}
              x1={label.leader.from.x}
              y1={label.leader.from.y}
              x2={label.leader.to.x}
              y2={label.leader.to.y}
            />
          ),
      )}
    </Drawing>
  );
}
