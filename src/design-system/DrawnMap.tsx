import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DrawnMapDrawing } from './DrawnMapDrawing';
import { DrawnMapLabels } from './DrawnMapLabels';
import type { PressMark } from './DrawnMapLabels';
import { DrawnMapTools } from './DrawnMapTools';
import { Button } from './Button';
import { StreetChoice, Viewport } from './DrawnMap.styles';
import { Box, Sheet } from './DrawnMapFrame.styles';
import { DrawnMapCredit, DrawnMapNotes } from './DrawnMapNotes';
import { DrawnMapSketch } from './DrawnMapSketch';
import { DrawnMapStreet } from './DrawnMapStreet';
import { Text } from './Text';
import { layOutMap } from './drawn-map/layOutMap';
import type { MapContent } from './drawn-map/layOutMap';
import type { MapSheet } from './drawn-map/mapSheet';
import { onSheet } from './drawn-map/mapSheet';
import type { MapWords } from './drawn-map/mapWords';
import { scaleBar, viewOf } from './drawn-map/mapView';
import { useFrameSize } from './drawn-map/useFrameSize';
import { useMapSheet } from './drawn-map/useMapSheet';
import { useMapView } from './drawn-map/useMapView';

interface DrawnMapProps extends PressMark {
  readonly label: string;
  readonly content: MapContent;
  readonly words: MapWords;
  /** Higher than wide, for a country or a narrow column, or wider than high. */
  readonly shape?: 'country' | 'tall' | 'wide';
  /** The style of a street map that stands in at a press; null without. */
  readonly streetStyle: string | null;
  /** What belongs to the map, below it. */
  readonly children?: ReactNode;
}

/** Places on a map drawn here: no tiles, no third party. Its content is also on the page as text. */
export function DrawnMap({ label, content, words, shape = 'tall', streetStyle, children, ...press }: DrawnMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const measured = useFrameSize(frame);
  const [street, setStreet] = useState<'none' | 'loading' | 'shown' | 'failed'>('none');
  const isStreet = street === 'loading' || street === 'shown';
  const sheet = useMapSheet([...content.marks, ...content.places]);
  return (
    <Box>
      <Sheet role="group" aria-label={label} shape={shape} ref={frame}>
        {measured && sheet && street !== 'shown' && content.marks.length > 0 && (
          <ShownMap content={content} words={words} sheet={sheet} {...measured} {...press} />
        )}
        {!sheet && content.marks.length > 0 && <DrawnMapSketch />}
        {isStreet && streetStyle && (
          <DrawnMapStreet
            label={label}
            content={content}
            words={words}
            {...press}
            address={streetStyle}
            isShown={street === 'shown'}
            onReady={() => setStreet('shown')}
            onFail={() => setStreet('failed')}
          />
        )}
      </Sheet>
      {streetStyle && (
        <StreetChoice>
          <Button
            variant="secondary"
            size="small"
            isLoading={street === 'loading'}
            loadingLabel={words.streetLoading}
            onClick={() => setStreet(isStreet ? 'none' : 'loading')}
          >
            {street === 'shown' ? words.drawn : words.street}
          </Button>
          <Text size="small" role="status">
            {street === 'failed' && words.streetFailed}
          </Text>
        </StreetChoice>
      )}
      {street !== 'shown' && <DrawnMapNotes content={content} words={words} />}
      {children}
      <DrawnMapCredit words={words} isDrawn={street !== 'shown'} />
    </Box>
  );
}

interface ShownMapProps extends PressMark, Pick<DrawnMapProps, 'content' | 'words'> {
  readonly sheet: MapSheet;
  readonly size: { readonly width: number; readonly height: number };
  readonly rem: number;
}

function ShownMap({ content, words, sheet, size, rem, ...press }: ShownMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const home = useMemo(
    () =>
      viewOf(
        [...content.marks, ...content.places].map((place) => onSheet(sheet, place)),
        size,
        sheet,
      ),
    [content, sheet, size],
  );
  const { view, ...moves } = useMapView(frame, home, size, sheet);
  const layout = useMemo(
    () => layOutMap(content, words, { sheet, view, size, rem }),
    [content, words, sheet, view, size, rem],
  );
  const bar = scaleBar(view, Math.min(96, size.width / 4));
  return (
    <Viewport ref={frame}>
      <DrawnMapDrawing sheet={sheet} view={view} size={size} layout={layout} />
      <DrawnMapLabels layout={layout} {...press} />
      <DrawnMapTools words={words} moves={moves} bar={{ width: bar.width, text: words.length(bar.metres) }} />
    </Viewport>
  );
}
