import { styled } from './stitches.config';

const Image = styled('img', {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: '$surfaceSunken',
});

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  /** The picture's own size, which keeps its place before it arrives. */
  readonly width?: number;
  readonly height?: number;
  /** The first picture of a page is fetched at once, others when they come near. */
  readonly isFirst?: boolean;
}

export function Picture({ src, alt, width = 960, height = 640, isFirst = false }: PictureProps) {
  return (
    <Image src={src} alt={alt} width={width} height={height} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />
  );
}
