import { graphql } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import type { Customer } from '@/domain/customer';
import { askPlainly } from '../askPlainly';
import { refusalOf } from '../refusal';
import { knownOr } from './known';
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

const memberships = ['ASOM', 'NONE', 'S_CARD'] as const;
const validities = ['EXPIRED', 'EXPIRING', 'VALID'] as const;

/**
 * Who is signed in, as the booking API tells it.
 * @throws TransportError when there is no answer, or it says that nobody is
 */
export async function loadCustomerV2(): Promise<Customer> {
  const { authenticatedCustomer: told } = await askPlainly<loadCustomerV2Query>(site.v2Endpoint, query, {});
  if (told.__typename !== 'AuthenticatedCustomer') throw refusalOf('code' in told ? told.code : null);
  const { eligibleToUseAsom, eligibleToUseSCard, asomMembership, sCardMembership } = told.membership;
  return {
    id: told.customerDetails.customerId,
    contacts: told.contactInformationDetails.map(({ membership, address, phoneCountryCode, ...contact }) => ({
      membership: knownOr(membership, memberships, 'NONE'),
      contact: {
        firstName: contact.firstName,
        lastName: contact.lastName,
        email: contact.email,
        phoneNumberCountryCode: phoneCountryCode,
        phoneNumber: contact.phoneNumber,
        street: address.street,
        postcode: address.postCode,
        city: address.city,
        countryCode: address.countryCode,
        companyName: contact.companyName ?? '',
      },
    })),
    eligibleToUseAsom,
    eligibleToUseSCard,
    asom: asomMembership ? { identifier: asomMembership.identifier, isStaff: asomMembership.isStaff } : null,
    sCard: sCardMembership
      ? {
          identifier: sCardMembership.identifier,
          validity: knownOr(sCardMembership.validity, validities, 'EXPIRED'),
          validUntil: sCardMembership.validUntil,
          points: sCardMembership.points,
        }
      : null,
  };
}
