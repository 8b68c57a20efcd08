import { hotelPicture } from '@/config/hotelPicture';
import { Banner } from '@/design-system/Banner';
import { Picture } from '@/design-system/Picture';
import type { Hotel } from '@/domain/content/hotel';

/** The hotel of the booking; fetched where it shows. */
export function HotelBanner({ hotel }: { readonly hotel: Hotel }) {
  return (
    <Banner>
      <Picture {...hotelPicture(hotel)} shape="hero" sizes="(min-width: 1312px) 82rem, 100vw" />
    </Banner>
  );
}
