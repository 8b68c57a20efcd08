import { imageSources, type PictureShape } from './imageSources';
import { styled } from './stitches.config';

const Image = styled('img', {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: '$surfaceSunken',
});

/** Without a box of its own: the `picture` element only selects the file. */
const Choice = styled('picture', { display: 'contents' });

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  /** Composed anew for each shape, and for phones and wide screens. */
  readonly shape?: PictureShape;
  /** The size of a picture from elsewhere, to reserve its space; that of the site's own is known. */
  readonly width?: number;
  readonly height?: number;
  /** The value of `sizes`. */
  readonly sizes?: string;
  /** The first picture of a page is fetched at once and before others, the rest when they come near. */
  readonly isFirst?: boolean;
}

/** A picture of the site's own set in the format and width that fit, or any other picture as it is. */
export function Picture({
  src,
  alt,
  shape = 'card',
  width = 960,
  height = 640,
  sizes = '100vw',
  isFirst = false,
}: PictureProps) {
  const known = imageSources(src, shape);
  const image = (
    <Image
      alt={alt}
      {...(known?.fallback ?? { src, width, height })}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      // React 18 passes the attribute on in lower case only.
      {...(isFirst && { fetchpriority: 'high' })}
    />
  );
  if (!known) return image;
  return (
    <Choice>
      {known.sources.map(({ type, srcSet, media }) => (
        <source key={`${type} ${media ?? ''}`} type={type} srcSet={srcSet} sizes={sizes} media={media} />
      ))}
      {image}
    </Choice>
  );
}
