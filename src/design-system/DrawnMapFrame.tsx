import { Box, Sheet } from './DrawnMapFrame.styles';
import { DrawnMapSketch } from './DrawnMapSketch';

/** The place of a drawn map of which nothing is known yet, not even what will be said below it. */
export function DrawnMapFrame({ shape }: { readonly shape: 'country' | 'tall' | 'wide' }) {
  return (
    <Box>
      <Sheet shape={shape}>
        <DrawnMapSketch />
      </Sheet>
    </Box>
  );
}
