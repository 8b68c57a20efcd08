import { Leader, Ring } from './DrawnMap.styles';
import { Drawing } from './DrawnMapFrame.styles';
import { DrawnMapGround, DrawnMapNames, DrawnMapStreets } from './DrawnMapPlan';
import type { MapLayout } from './drawn-map/layOutMap';
import { mapColours } from './drawn-map/mapColours';
import type { MapSheet } from './drawn-map/mapSheet';
import type { MapView, Size } from './drawn-map/mapView';

interface Props {
  readonly sheet: MapSheet;
  readonly view: MapView;
  readonly size: Size;
  readonly layout: MapLayout;
}

/** Water, what a town has on it, the rings of walking time, and the lines from labels to their places. */
export function DrawnMapDrawing({ sheet, view, size, layout }: Props) {
  const { width, height } = size;
  const { plan, unit } = sheet;
  const scale = unit / view.scale;
  const shift = `translate(${width / 2 - view.x / view.scale} ${height / 2 - view.y / view.scale}) scale(${scale})`;
  const colours = mapColours();
  const ground = plan && { plan, colours, unit, scale: view.scale };
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ground && <rect width={width} height={height} style={{ fill: colours.ground }} />}
      <g transform={shift}>
        {sheet.abroad && <path d={sheet.abroad} fillRule="evenodd" style={{ fill: colours.abroad }} />}
        {/* The shore first: where a river flows out, the water goes over it. */}
        <path
          d={sheet.water}
          fill="none"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          style={{ stroke: colours.shore }}
        />
        {ground && <DrawnMapGround {...ground} />}
        <path d={sheet.water} fillRule="evenodd" style={{ fill: colours.water }} />
        {ground && <DrawnMapStreets {...ground} />}
      </g>
      {layout.rings.map(({ name, centre, radius }) => (
        <Ring key={name} cx={centre.x} cy={centre.y} r={radius} />
      ))}
      <DrawnMapNames layout={layout.plan} colours={colours} />
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
