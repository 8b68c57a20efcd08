import { graphql } from 'relay-runtime';
import { parseCardValidity } from '@/domain/guest/customer';
import { knownOr } from '@/domain/known';
import { cardProducts, cardPurposes, eligibilityChecks, parseMembershipStatus } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { defaultLanguage, languages } from '@/i18n/locales';
import { readAmount } from '../../readAmount';
import { readOptional, readTextOr } from '../../readEach';
import { readBoolean, readKnown, readNumber, readText } from '../../readLeaf';
import { readDate } from '../../readTime';
import type { readCard_card$data } from './__generated__/readCard_card.graphql';

void graphql`
  fragment readCard_card on SCard @relay(mask: false) {
    number
    product
    status
    holder
    validity
    validFrom
    validUntil
    points
    levelPoints
    contact {
      firstName
      lastName
      email
      phoneNumberCountryCode
      phoneNumber
    }
    address {
      street
      postcode
      city
      countryCode
    }
    consents {
      communications
      communicationsLanguage
      marketingEmail
      marketingSms
    }
    renewal {
      eligibility
      allowed
      from
      validUntil
      price {
        value
        currency
      }
    }
    withdrawal @include(if: $withWithdrawal) {
      orderId
      purpose
      until
      refund {
        value
        currency
      }
    }
  }
`;

const readContact = ({ contact, address }: readCard_card$data): LoyaltyCard['contact'] => ({
  firstName: readTextOr('', contact.firstName),
  lastName: readTextOr('', contact.lastName),
  email: readTextOr('', contact.email),
  phoneNumberCountryCode: readTextOr('', contact.phoneNumberCountryCode),
  phoneNumber: readTextOr('', contact.phoneNumber),
  street: readTextOr('', address.street),
  postcode: readTextOr('', address.postcode),
  city: readTextOr('', address.city),
  countryCode: readTextOr('', address.countryCode),
  companyName: '',
});

/** The card of a customer. Throws MalformedError on one without a number or dates. */
export function readCard(answered: readCard_card$data): LoyaltyCard {
  const { consents, renewal } = answered;
  return {
    number: readText(answered.number),
    product: knownOr(answered.product, cardProducts, 'SCARD'),
    status: parseMembershipStatus(answered.status),
    holder: readText(answered.holder),
    validity: parseCardValidity(answered.validity),
    validFrom: readDate(answered.validFrom),
    validUntil: readDate(answered.validUntil),
    points: readNumber(answered.points),
    levelPoints: readNumber(answered.levelPoints),
    contact: readContact(answered),
    consents: {
      communications: readBoolean(consents.communications),
      communicationsLanguage: knownOr(consents.communicationsLanguage, languages, defaultLanguage),
      marketingEmail: readBoolean(consents.marketingEmail),
      marketingSms: readBoolean(consents.marketingSms),
    },
    renewal: {
      eligibility: knownOr(renewal.eligibility, eligibilityChecks, 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION'),
      allowed: readBoolean(renewal.allowed),
      from: readDate(renewal.from),
      validUntil: readDate(renewal.validUntil),
      price: readAmount(renewal.price),
    },
    withdrawal: readOptional(answered.withdrawal, ({ orderId, purpose, until, refund }) => ({
      orderId: readText(orderId),
      purpose: readKnown(purpose, cardPurposes),
      until: readDate(until),
      refund: readAmount(refund),
    })),
  };
}
