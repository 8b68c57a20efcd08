import { useMinuteClock } from '@/browser/useMinuteClock';
import type { CancelTerms } from '@/domain/stay/roomOffer';
import { CancelClockView } from './CancelClockView';

interface Props {
  readonly terms: CancelTerms;
  readonly hotelZone: string;
}

/** `CancelClockView`, updated as time passes. */
export function CancelClock({ terms, hotelZone }: Props) {
  const now = useMinuteClock();
  return (
    <CancelClockView
      terms={terms}
      now={now}
      hotelZone={hotelZone}
      guestZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
