import { graphql } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { profileHeader } from '@/domain/customer';
import type { CardValidity, Customer } from '@/domain/customer';
import { askPlainly } from '../askPlainly';
import { refusalOf } from '../refusal';
import type { loadCustomerV1Query } from './__generated__/loadCustomerV1Query.graphql';
import type { loadCustomerV1ProfileQuery } from './__generated__/loadCustomerV1ProfileQuery.graphql';
import type { loadCustomerV1VerifyQuery } from './__generated__/loadCustomerV1VerifyQuery.graphql';

const query = graphql`
  query loadCustomerV1Query {
    customer {
      notLoggedIn {
        code
      }
      customerDetails {
        customerId
        staffStatus
        loyaltyMemberships {
          type
          number
          validity
          validUntil
          points
        }
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
      }
    }
  }
`;

/** What the role for work adds. */
const profileQuery = graphql`
  query loadCustomerV1ProfileQuery {
    customerWithProfile {
      customerDetails {
        contact {
          companyName
        }
      }
    }
  }
`;

const verifyQuery = graphql`
  query loadCustomerV1VerifyQuery {
    verifyProfile {
      result
    }
  }
`;

const validities: readonly CardValidity[] = ['EXPIRED', 'EXPIRING', 'VALID'];

/** Whether the customer may book as one who travels for work. */
async function isForWork(): Promise<boolean> {
  const customerProfile = profileHeader({ kind: 'verify' });
  const told = await askPlainly<loadCustomerV1VerifyQuery>(site.v1Endpoint, verifyQuery, {}, { customerProfile });
  return told.verifyProfile.result === 'OK';
}

async function companyName(): Promise<string> {
  const customerProfile = profileHeader({ kind: 'edit', membership: 'S_CARD' });
  const told = await askPlainly<loadCustomerV1ProfileQuery>(site.v1Endpoint, profileQuery, {}, { customerProfile });
  return told.customerWithProfile.customerDetails?.contact.companyName ?? '';
}

/**
 * Who is signed in, as the site's API tells it.
 * @throws TransportError when there is no answer, or it says that nobody is
 */
export async function loadCustomerV1(): Promise<Customer> {
  const { customer: told } = await askPlainly<loadCustomerV1Query>(site.v1Endpoint, query, {});
  const details = told.customerDetails;
  if (!details) throw refusalOf(told.notLoggedIn?.code ?? null);
  const { loyaltyMemberships: memberships, staffStatus } = details;
  const asom = memberships.find(({ type }) => type === 'ASOM');
  const card = memberships.find(({ type }) => type === 'SCARD');
  const mayWork = card !== undefined && (await isForWork());
  const contact = { ...details.contact, ...details.address };
  return {
    id: details.customerId,
    contacts: [
      ...(asom ? [{ membership: 'ASOM' as const, contact: { ...contact, companyName: '' } }] : []),
      ...(card
        ? [
            {
              membership: 'S_CARD' as const,
              contact: { ...contact, companyName: mayWork ? await companyName() : '' },
            },
          ]
        : []),
      ...(asom || card ? [] : [{ membership: 'NONE' as const, contact: { ...contact, companyName: '' } }]),
    ],
    eligibleToUseAsom: asom !== undefined,
    eligibleToUseSCard: mayWork,
    asom: asom ? { identifier: asom.number, isStaff: staffStatus === 'STAFF' } : null,
    sCard: card
      ? {
          identifier: card.number,
          validity: validities.find((known) => known === card.validity) ?? 'EXPIRED',
          validUntil: card.validUntil ?? null,
          points: card.points ?? 0,
        }
      : null,
  };
}
