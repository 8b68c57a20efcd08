import { Stack } from '@/design-system/Stack';
import type { Failure } from '@/domain/failure';
import type { Hotel } from '@/domain/content/hotel';
import { CallHotel } from '@/errors/CallHotel';
import { FailureNotice } from '@/errors/FailureNotice';

interface Props {
  readonly failure: Failure | null;
  readonly hotel: Pick<Hotel, 'phone'>;
}

/** What went wrong, and the way to the desk. */
export function StayFailure({ failure, hotel }: Props) {
  if (!failure) return null;
  return (
    <Stack gap={3} align="start">
      <FailureNotice failure={failure} />
      <CallHotel phone={hotel.phone} />
    </Stack>
  );
}
