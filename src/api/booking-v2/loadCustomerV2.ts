import { graphql } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { DEFAULT_COUNTRY_CODE, DEFAULT_PHONE_COUNTRY_CODE } from '@/config/limits';
import { parseCardValidity } from '@/domain/guest/customer';
import type { Customer } from '@/domain/guest/customer';
import { parseLoyaltyType } from '@/domain/guest/membership';
import { askPlainly } from '../askPlainly';
import { readEach, readOptional, readOr, readTextOr } from '../readEach';
import { readNumber, readText } from '../readLeaf';
import { readDate } from '../readTime';
import { refusalOf } from '../refusal';
import type { loadCustomerV2Query } from './__generated__/loadCustomerV2Query.graphql';

const query = graphql`
  query loadCustomerV2Query {
    authenticatedCustomer {
      __typename
      ... on AuthenticationRequired {
        code
      }
      ... on AuthenticatedCustomer {
        customerDetails {
          customerId
        }
        contactInformationDetails {
          membership
          firstName
          lastName
          email
          phoneCountryCode
          phoneNumber
          companyName
          address {
            street
            postCode
            city
            countryCode
          }
        }
        membership {
          eligibleToUseAsom
          eligibleToUseSCard
          asomMembership {
            identifier
            isStaff
          }
          sCardMembership {
            identifier
            validity
            validUntil
            points
          }
        }
      }
    }
  }
`;

/**
 * Who is signed in, as the booking API says.
 * @throws TransportError when there is no answer, or the guest is not signed in; MalformedError when it cannot be read
 */
export async function loadCustomerV2(): Promise<Customer> {
  const { authenticatedCustomer: answer } = await askPlainly<loadCustomerV2Query>(site.bookingEndpoint, query, {});
  if (answer.__typename !== 'AuthenticatedCustomer') throw refusalOf('code' in answer ? answer.code : null);
  const { eligibleToUseAsom, eligibleToUseSCard, asomMembership, sCardMembership } = answer.membership;
  return {
    id: readText(answer.customerDetails.customerId),
    contacts: readEach(answer.contactInformationDetails, ({ membership, address, ...contact }) => ({
      membership: parseLoyaltyType(membership),
      contact: {
        firstName: readTextOr('', contact.firstName),
        lastName: readTextOr('', contact.lastName),
        email: readTextOr('', contact.email),
        phoneNumberCountryCode: readTextOr(DEFAULT_PHONE_COUNTRY_CODE, contact.phoneCountryCode),
        phoneNumber: readTextOr('', contact.phoneNumber),
        street: readTextOr('', address.street),
        postcode: readTextOr('', address.postCode),
        city: readTextOr('', address.city),
        countryCode: readTextOr(DEFAULT_COUNTRY_CODE, address.countryCode),
        companyName: readOptional(contact.companyName, readText) ?? '',
      },
    })),
    eligibleToUseAsom: eligibleToUseAsom === true,
    eligibleToUseSCard: eligibleToUseSCard === true,
    asom: readOptional(asomMembership, ({ identifier, isStaff }) => ({
      identifier: readText(identifier),
      isStaff: isStaff === true,
    })),
    sCard: readOptional(sCardMembership, ({ identifier, validity, validUntil, points }) => ({
      identifier: readText(identifier),
      validity: parseCardValidity(validity),
      validUntil: readOptional(validUntil, readDate),
      points: readOr(0, () => readNumber(points)),
    })),
  };
}
