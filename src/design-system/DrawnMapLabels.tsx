import { Icon } from './Icon';
import { mapPlaceIcons } from './mapPlaceIcons';
import { Dot, MarkLabel, PlaceDot, PlaceLabel, RingLabel } from './DrawnMap.styles';
import type { MapLayout } from './drawn-map/layOutMap';
import type { Box } from './drawn-map/shoreline';

export interface PressMark {
  /** Marks that are chosen or pointed at elsewhere. */
  readonly pressed?: readonly string[];
  /** Without it the labels are no buttons. */
  readonly onPress?: (id: string) => void;
}

const styleOf = ({ left, top, right, bottom }: Box) => ({ left, top, width: right - left, minHeight: bottom - top });

/** What is seen, and of the name what it does not say: a price is heard once. */
const withRest = (text: string, name: string): string =>
  [text, ...name.split(', ').filter((part) => !text.includes(part))].join(', ');

/** The dots and names on the map. Names of places and rings are for the eye: the page has them as text. */
export function DrawnMapLabels({ layout, pressed = [], onPress }: PressMark & { readonly layout: MapLayout }) {
  return (
    <>
      {layout.places.map(({ item, point }) => (
        <PlaceDot key={item.name} aria-hidden="true" style={{ left: point.x, top: point.y }} />
      ))}
      {layout.marks.map(({ item, point }) => (
        <Dot key={item.id} aria-hidden="true" isFaint={item.isFaint} style={{ left: point.x, top: point.y }} />
      ))}
      {layout.rings.map(
        ({ name, label }) =>
          label && (
            <RingLabel key={name} aria-hidden="true" style={styleOf(label.box)}>
              {name}
            </RingLabel>
          ),
      )}
      {layout.places.map(
        ({ item, label }) =>
          label && (
            <PlaceLabel key={item.name} aria-hidden="true" style={styleOf(label.box)}>
              <Icon of={mapPlaceIcons[item.kind]} size="small" />
              {label.size === 0 && <span>{item.name}</span>}
            </PlaceLabel>
          ),
      )}
      {layout.marks.map(({ item, label }) => {
        if (!label) return null;
        const text = item.texts[label.size] ?? '';
        // What is seen has to be part of the name, for those who speak to the page.
        const name = item.name.includes(text) ? item.name : withRest(text, item.name);
        const look = { isFaint: item.isFaint, isPressed: pressed.includes(item.id), style: styleOf(label.box) };
        return onPress ? (
          <MarkLabel
            {...look}
            key={item.id}
            as="button"
            type="button"
            aria-label={name}
            aria-pressed={pressed.includes(item.id)}
            onClick={() => onPress(item.id)}
          >
            {text}
          </MarkLabel>
        ) : (
          <MarkLabel {...look} key={item.id}>
            {text}
          </MarkLabel>
        );
      })}
    </>
  );
}
