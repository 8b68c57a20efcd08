import { useState } from 'react';
import { Button } from './Button';
import { Icon } from './Icon';
import { ArrowLeft, ArrowRight } from './icons';
import { Picture } from './Picture';
import { Count, Frame, Slide, Tools, Track } from './PictureStrip.styles';
import { useSlides } from './useSlides';
import { VisuallyHidden } from './VisuallyHidden';

interface StripPicture {
  readonly src: string;
  readonly alt: string;
}

interface PictureStripProps {
  /** Names what the pictures show. */
  readonly label: string;
  readonly pictures: readonly StripPicture[];
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    /** The position, such as "2 / 3"; from 1. */
    readonly position: (current: number, total: number) => string;
  };
  /** The value of `sizes`. */
  readonly sizes?: string;
}

/** A few pictures of one thing in the place of one. A further picture is fetched when a guest moves on to it. */
export function PictureStrip({ label, pictures, labels, sizes }: PictureStripProps) {
  const { track, current, go, onScroll, onTouch } = useSlides(0, pictures.length);
  const [reached, setReached] = useState(0);
  const reach = (index: number) => setReached((before) => Math.max(before, index));
  const turn = (index: number) => {
    reach(index);
    go(index);
  };
  if (pictures.length === 0) return null;
  return (
    <Frame role="group" aria-label={label}>
      <Track
        ref={track}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          // The picture whose edge is in sight; scrolling may end a fraction of a pixel beyond one.
          if (clientWidth > 0) reach(Math.ceil(Math.abs(scrollLeft) / clientWidth - 0.01));
          onScroll();
        }}
        onPointerDown={onTouch}
        onKeyDown={onTouch}
        onWheel={onTouch}
      >
        {pictures.map(({ src, alt }, index) => (
          <Slide key={src} aria-hidden={index !== current}>
            {index <= reached && <Picture src={src} alt={alt} sizes={sizes} />}
          </Slide>
        ))}
      </Track>
      {pictures.length > 1 && (
        <Tools>
          <Button
            variant="quiet"
            iconOnly
            aria-label={labels.previous}
            aria-disabled={current === 0}
            onClick={() => turn(current - 1)}
          >
            <Icon of={ArrowLeft} />
          </Button>
          <Count role="status">
            {labels.position(current + 1, pictures.length)}
            {/* At first the picture itself is read; a change here would be announced. */}
            {current > 0 && <VisuallyHidden> {pictures[current]?.alt}</VisuallyHidden>}
          </Count>
          <Button
            variant="quiet"
            iconOnly
            aria-label={labels.next}
            aria-disabled={current === pictures.length - 1}
            onPointerEnter={() => reach(current + 1)}
            onClick={() => turn(current + 1)}
          >
            <Icon of={ArrowRight} />
          </Button>
        </Tools>
      )}
    </Frame>
  );
}
