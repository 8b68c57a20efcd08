import { Button } from './Button';
import { StreetChoice } from './DrawnMap.styles';
import { Box, Sheet } from './DrawnMapFrame.styles';
import { DrawnMapCredit, DrawnMapNotes } from './DrawnMapNotes';
import { DrawnMapSketch } from './DrawnMapSketch';
import type { MapContent } from './drawn-map/layOutMap';
import type { MapWords } from './drawn-map/mapWords';

interface DrawnMapOutlineProps {
  readonly content: Pick<MapContent, 'places' | 'ringsAround'>;
  readonly words: Pick<MapWords, 'credit' | 'note' | 'rings' | 'street'>;
  readonly shape: 'country' | 'tall' | 'wide';
  /** The map will offer a street map. */
  readonly hasStreet: boolean;
}

/** Takes no focus, which would be lost when the map takes its place. React 18 writes this attribute as a text only. */
const inert = { inert: '' as unknown as boolean };

/** A drawn map whose code is still to come: as high as it will be, with all that is said below it. */
export function DrawnMapOutline({ content, words, shape, hasStreet }: DrawnMapOutlineProps) {
  return (
    <Box {...inert}>
      <Sheet shape={shape}>
        <DrawnMapSketch />
      </Sheet>
      {hasStreet && (
        <StreetChoice isComing>
          <Button variant="secondary" size="small">
            {words.street}
          </Button>
        </StreetChoice>
      )}
      <DrawnMapNotes content={content} words={words} />
      <DrawnMapCredit words={words} isDrawn />
    </Box>
  );
}
