import { useEarlyText } from '@/browser/handover/useEarlyText';
import { hotelPicture } from '@/config/hotelPicture';
import { Banner } from '@/design-system/Banner';
import { Picture } from '@/design-system/Picture';
import { NarrowOnly } from '@/design-system/TwoColumn';

/** A hotel that neither the export nor the API describes has the picture of no brand. It also keeps the place before. */
const anyPicture = hotelPicture({ image: null, brand: 'custom' }).src;

interface Props {
  /** Null while the stay is not known; undefined where its hotel is not. */
  readonly hotel: Parameters<typeof hotelPicture>[0] | null | undefined;
}

/**
 * The hotel of a stay on a narrow window, where no summary beside shows it. The picture may be in the page before React
 * runs: it is then the largest paint, which waits for no answer. The name above it says the same.
 */
export function EarlyPicture({ hotel }: Props) {
  const [written] = useEarlyText('picture', hotel !== null);
  const known = hotel ? hotelPicture(hotel).src : anyPicture;
  const src = hotel === null ? written : known;
  return (
    <NarrowOnly>
      <Banner shape="low" data-known="picture" data-shown={src === undefined ? undefined : ''}>
        <Picture src={src ?? anyPicture} alt="" shape="low" />
      </Banner>
    </NarrowOnly>
  );
}
