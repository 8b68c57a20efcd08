import type { ProfileType } from '../guest/profile';
import type { RatePlan } from '../rate/ratePlan';
import type { RoomOffer } from '../stay/roomOffer';

/**
 * Whether the hotel can invoice a company for a rate: that of the company's own agreement, with nothing due when booking.
 * Neither API has a word of its own for it before the booking; on the booking it is the payment status DIRECT_BILLING.
 */
export const canBeInvoiced = (
  { allowedGuarantees }: Pick<RatePlan, 'allowedGuarantees'>,
  { applied }: Pick<RoomOffer, 'applied'>,
): boolean => applied.includes('COMPANY_CODE') && allowedGuarantees.some(({ type }) => type === 'NONE');

interface Ordered {
  readonly choices: readonly { readonly rate: RatePlan | null; readonly offer: RoomOffer | null }[];
  readonly profile: ProfileType;
}

/** Whether an order is invoiced if nothing is paid or guaranteed with it: for business, every room at such a rate. */
export const mayInvoice = ({ choices, profile }: Ordered): boolean =>
  profile === 'BUSINESS' &&
  choices.length > 0 &&
  choices.every(({ rate, offer }) => rate !== null && offer !== null && canBeInvoiced(rate, offer));
