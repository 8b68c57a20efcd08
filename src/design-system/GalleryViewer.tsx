import { useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button } from './Button';
import { Caption, Count, Figure, Foot, Head, Slide, Track, Window } from './GalleryViewer.styles';
import { Icon } from './Icon';
import { ArrowLeft, ArrowRight, X } from './icons';
import { useSlides } from './useSlides';
import { VisuallyHidden } from './VisuallyHidden';

export interface GalleryPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string;
  readonly width?: number;
  readonly height?: number;
}

export interface GalleryLabels {
  /** Before the picture's description, in the name of the button that opens it. */
  readonly open: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** The position, such as "3 / 8"; from 1. */
  readonly position: (current: number, total: number) => string;
}

interface GalleryViewerProps {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  readonly labels: GalleryLabels;
  /** Which picture to begin with, from 0. */
  readonly first: number;
  readonly onClose: () => void;
}

/** All pictures, one at a time, over the whole window. Mounted while it is open. */
export function GalleryViewer({ label, pictures, labels, first, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSeveral = pictures.length > 1;

  // Before the first paint, and before the slides measure their width.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const window = dialog.current;
    if (window && !window.open) window.showModal();
    return () => {
      window?.close();
      // Safari does not always return the focus by itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const { track, current, go, onScroll, onTouch } = useSlides(first, pictures.length);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const turn = (event: KeyboardEvent) => {
    const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const target = {
      ArrowRight: current + (isRtl ? -1 : 1),
      ArrowLeft: current + (isRtl ? 1 : -1),
      Home: 0,
      End: pictures.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  return (
    <Window ref={dialog} aria-label={label} onCancel={cancel} onKeyDown={turn}>
      <Head>
        <Count role="status">
          {isSeveral && labels.position(current + 1, pictures.length)}
          <VisuallyHidden> {pictures[current]?.alt}</VisuallyHidden>
        </Count>
        <Button variant="quiet" iconOnly aria-label={labels.close} onClick={onClose}>
          <Icon of={X} />
        </Button>
      </Head>
      <Track ref={track} onScroll={onScroll} onPointerDown={onTouch} onWheel={onTouch} tabIndex={0} aria-label={label}>
        {pictures.map(({ src, alt, caption, width = 960, height = 640 }, index) => (
          <Slide key={src} aria-hidden={index !== current}>
            <Figure>
              <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
              {caption && <Caption>{caption}</Caption>}
            </Figure>
          </Slide>
        ))}
      </Track>
      <Foot>
        {isSeveral && (
          <>
            <Button
              variant="secondary"
              iconOnly
              aria-label={labels.previous}
              aria-disabled={current === 0}
              onClick={() => go(current - 1)}
            >
              <Icon of={ArrowLeft} />
            </Button>
            <Button
              variant="secondary"
              iconOnly
              aria-label={labels.next}
              aria-disabled={current === pictures.length - 1}
              onClick={() => go(current + 1)}
            >
              <Icon of={ArrowRight} />
            </Button>
          </>
        )}
      </Foot>
    </Window>
  );
}
