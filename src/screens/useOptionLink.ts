import type { OptionLink } from '@/features/reservation/ReservationOptions';

/** Where something is done with the reservation that this tab has open. */
export function useOptionLink(): OptionLink {
  return none;
}

const none: OptionLink = () => null;
