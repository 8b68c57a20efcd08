import { lazy, Suspense, useState } from 'react';
import type { GalleryLabels, GalleryPicture } from './GalleryViewer';
import { More, Opener, Place, Row } from './Gallery.styles';
import { Picture } from './Picture';
import { VisuallyHidden } from './VisuallyHidden';

/** Comes when a guest opens a picture. */
const GalleryViewer = lazy(() => import('./GalleryViewer').then((file) => ({ default: file.GalleryViewer })));

interface GalleryProps {
  /** Name of the gallery and of its viewer. */
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  readonly labels: GalleryLabels;
  /** At the top of a page: its first picture is fetched at once. */
  readonly isFirst?: boolean;
}

/** On a phone nearly the whole width, in the grid a half or a quarter of the column. */
const firstSizes = '(min-width: 1024px) 27rem, (min-width: 768px) 50vw, 86vw';
const otherSizes = '(min-width: 1024px) 14rem, (min-width: 768px) 25vw, 86vw';

/** The grid has places for one, two, three or five. */
function patchesFor(count: number) {
  if (count >= 5) return { shown: 5, look: 'five' } as const;
  if (count >= 3) return { shown: 3, look: 'three' } as const;
  return count === 2 ? ({ shown: 2, look: 'two' } as const) : ({ shown: 1, look: 'one' } as const);
}

/** Pictures of a place: a few at a glance, each opens all of them in a viewer. */
export function Gallery({ label, pictures, labels, isFirst = false }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const { shown, look } = patchesFor(pictures.length);
  const hidden = pictures.length - shown;
  if (pictures.length === 0) return null;
  return (
    <>
      <Row count={look} aria-label={label}>
        {pictures.map(({ src, alt, width, height }, index) => (
          <Place key={src} isBeyond={index >= shown}>
            <Opener type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <VisuallyHidden>{labels.open} </VisuallyHidden>
              <Picture
                src={src}
                alt={alt}
                width={width}
                height={height}
                sizes={index === 0 ? firstSizes : otherSizes}
                isFirst={isFirst && index === 0}
              />
            </Opener>
            {hidden > 0 && index === shown - 1 && (
              <More aria-hidden="true" data-needs-code>
                +{hidden}
              </More>
            )}
          </Place>
        ))}
      </Row>
      {opened !== null && (
        <Suspense>
          <GalleryViewer
            label={label}
            pictures={pictures}
            labels={labels}
            first={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
