import { hotelPicture } from '@/config/hotelPicture';
import { Banner } from '@/design-system/Banner';
import { Picture } from '@/design-system/Picture';
import type { Hotel } from '@/domain/content/hotel';

/** The hotel of the booking, below what is known and to be done. */
export function HotelBanner({ hotel }: { readonly hotel: Hotel }) {
  return (
    <Banner shape="strip">
      <Picture {...hotelPicture(hotel)} shape="low" sizes="(min-width: 1024px) 52rem, 100vw" />
    </Banner>
  );
}
