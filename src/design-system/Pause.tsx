import { styled } from './stitches.config';

const Stop = styled('span', { fontSize: 0 });

/**
 * A full stop for the ear, at the end of a line of what is heard as one text. Put it inside of the line's own element: what
 * is taken out of the line would be heard with a space before it, which some voices read as "dot".
 */
export function Pause() {
  return <Stop>. </Stop>;
}
