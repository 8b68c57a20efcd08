import type { MapColours } from './drawn-map/mapColours';
import type { PlanLayout } from './drawn-map/layOutPlan';
import { mapSigns } from './drawn-map/mapSigns';
import type { MapPlan } from './drawn-map/mapSheet';

interface GroundProps {
  readonly plan: MapPlan;
  readonly colours: MapColours;
  /** Metres of a pixel. */
  readonly scale: number;
  /** Metres in a step of the paths. */
  readonly unit: number;
}

/** Widths in pixels, whatever the scale: thinner from afar. */
const widthsAt = (scale: number) => {
  const near = Math.min(1, 5 / scale);
  return { main: 2.5 + 5 * near, side: 1.5 + 3.5 * near, rail: 1.5 + 1.5 * near };
};

interface StrokesProps {
  readonly d: string;
  readonly stroke: string;
  readonly width: number;
  readonly dash?: string;
  readonly cap?: 'butt';
}

/** Lines as wide on the screen as on every scale. */
function Strokes({ d, stroke, width, dash, cap }: StrokesProps) {
  if (!d) return null;
  return (
    <path
      d={d}
      fill="none"
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinejoin="round"
      strokeLinecap={dash ? 'butt' : (cap ?? 'round')}
      vectorEffect="non-scaling-stroke"
      style={{ stroke }}
    />
  );
}

/** Parks, heights and rivers: what lies below the shore of the sea and of lakes. */
export function DrawnMapGround({ plan, colours, scale, unit }: GroundProps) {
  const riversOf = (stroke: string, more: number) =>
    plan.rivers.map(({ width, path }) => (
      <path
        key={path}
        d={path}
        fill="none"
        strokeWidth={Math.max(width, 3 * scale) / unit + (more * scale) / unit}
        strokeLinejoin="round"
        strokeLinecap="round"
        style={{ stroke }}
      />
    ));
  return (
    <>
      {plan.heights && (
        <path
          d={plan.heights}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          style={{ fill: colours.park, stroke: colours.height }}
        />
      )}
      {plan.parks && (
        <path
          d={plan.parks}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
          style={{ fill: colours.park, stroke: colours.height }}
        />
      )}
      {riversOf(colours.shore, 2)}
      {riversOf(colours.water, 0)}
    </>
  );
}

/** Streets, rails, bridges, walls and slopes: what lies over water. */
export function DrawnMapStreets({ plan, colours, scale }: GroundProps) {
  const { main, side, rail } = widthsAt(scale);
  return (
    <>
      <Strokes d={plan.slopes} stroke={colours.slope} width={2 * main} />
      <Strokes d={plan.slopes} stroke={colours.paper} width={2 * main - 2} />
      <Strokes d={plan.bridges} stroke={colours.rail} width={main + 4} cap="butt" />
      <Strokes d={plan.side} stroke={colours.kerb} width={side + 1.5} />
      <Strokes d={plan.main} stroke={colours.kerb} width={main + 1.5} />
      <Strokes d={plan.side} stroke={colours.street} width={side} />
      <Strokes d={plan.main} stroke={colours.street} width={main} />
      <Strokes d={plan.bridges} stroke={colours.street} width={main} />
      <Strokes d={plan.rails} stroke={colours.rail} width={rail} />
      <Strokes d={plan.rails} stroke={colours.paper} width={rail - 1.5} dash="5 5" />
      <Strokes d={plan.walls} stroke={colours.wall} width={3} />
      <Strokes d={plan.lifts} stroke={colours.ink} width={1.25} dash="1 3" />
    </>
  );
}

/** A text that is read over streets, parks and water alike. */
const letters = { fontSize: '0.6875rem', fontWeight: 500, paintOrder: 'stroke' } as const;

interface NamesProps {
  readonly layout: PlanLayout;
  readonly colours: MapColours;
}

/** The names of streets, and the signs and names of landmarks. */
export function DrawnMapNames({ layout: { signs, streets }, colours }: NamesProps) {
  const { ink, paper, roof } = colours;
  const style = { ...letters, fill: ink, stroke: paper };
  const text = { strokeWidth: 3, strokeLinejoin: 'round', dominantBaseline: 'central' } as const;
  return (
    <>
      {streets.map(({ text: name, point: { x, y }, turn }) => (
        <text
          key={`${name} ${x}`}
          {...text}
          textAnchor="middle"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          style={style}
        >
          {name}
        </text>
      ))}
      {signs.map(({ kind, point, name }) => (
        <g key={`${kind} ${point.x} ${point.y}`}>
          <g
            transform={`translate(${point.x - 12} ${point.y - 12})`}
            strokeWidth={1.25}
            strokeLinejoin="round"
            strokeLinecap="round"
            style={{ stroke: ink }}
          >
            <path d={mapSigns[kind].walls} style={{ fill: paper }} />
            <path d={mapSigns[kind].roof} fillRule="evenodd" style={{ fill: roof }} />
            <path d={mapSigns[kind].lines} fill="none" />
          </g>
          {name && (
            <text {...text} textAnchor={name.anchor} x={name.at.x} y={name.at.y} style={{ ...style, fontWeight: 700 }}>
              {name.text}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
