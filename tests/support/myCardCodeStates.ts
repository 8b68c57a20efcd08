import { cardValidities } from '../../src/domain/guest/customer';
import type { CardValidity } from '../../src/domain/guest/customer';
import type { MessageKey } from '../../src/i18n/messages';
import { benefitAvailabilities, benefitStatuses, membershipStatuses } from '../../src/domain/card/loyaltyCard';
import type { BenefitAvailability, BenefitStatus } from '../../src/domain/card/loyaltyCard';
import type { CodeState } from './codeState';
import type { Guest } from './guest';
import { openMyCard } from './myCard';

const kebab = (code: string): string => code.toLowerCase().replaceAll('_', '-');

const open = (guest: Guest) => openMyCard(guest);

const membershipStatus = membershipStatuses.map((status): CodeState => ({
  code: `membershipStatus.${status}`,
  scenario: `membership-${kebab(status)}`,
  open,
  shown: ({ words }) => words.t(`myCard.status.${status}.title`),
}));

const benefitStatus = benefitStatuses.map((status): CodeState => ({
  code: `benefitStatus.${status}`,
  scenario: `benefit-${kebab(status)}`,
  open,
  shown: ({ words }) => words.t(`myCard.benefits.status.${status}`),
}));

/** A status that has each availability, and the day that is said with it. */
const statusOf: Readonly<Record<BenefitAvailability, { readonly status: BenefitStatus; readonly day: string }>> = {
  AVAILABLE: { status: 'GRANTED', day: '2027-08-29' },
  EXPIRED: { status: 'EXPIRED', day: '2027-08-29' },
  USED: { status: 'APPLIED', day: '2026-11-02' },
};

const benefitAvailability = benefitAvailabilities.map((availability): CodeState => ({
  code: `benefitAvailability.${availability}`,
  scenario: `benefit-${kebab(statusOf[availability].status)}`,
  open,
  shown: ({ words }) =>
    words.t(`myCard.benefits.availability.${availability}`, { date: words.format.date(statusOf[availability].day) }),
}));

/** A valid card needs no more than the word on it. */
const validityWords = {
  VALID: 'myCard.validity.VALID',
  EXPIRING: 'myCard.renew.expiring',
  EXPIRED: 'myCard.renew.expired',
} as const satisfies Readonly<Record<CardValidity, MessageKey>>;

const cardValidity = cardValidities.map((validity): CodeState => ({
  code: `cardValidity.${validity}`,
  scenario: `card-${kebab(validity)}`,
  open,
  shown: ({ words }) => words.t(validityWords[validity]),
}));

/** How a membership, a benefit and a card may stand. */
export const myCardCodeStates = { membershipStatus, benefitStatus, benefitAvailability, cardValidity };
