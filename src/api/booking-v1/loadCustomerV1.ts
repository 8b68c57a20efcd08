import { graphql } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { parseCardValidity } from '@/domain/guest/customer';
import { profileHeader } from '@/domain/guest/profile';
import { DEFAULT_COUNTRY_CODE, DEFAULT_PHONE_COUNTRY_CODE } from '@/config/limits';
import type { Customer, CustomerContact } from '@/domain/guest/customer';
import { askPlainly } from '../askPlainly';
import { readOptional, readOr, readTextOr } from '../readEach';
import { readNumber, readText } from '../readLeaf';
import { readDate } from '../readTime';
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

/** The fields that the role for work adds. */
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

type Details = NonNullable<loadCustomerV1Query['response']['customer']['customerDetails']>;

function readContact({ contact, address }: Details, company: string): CustomerContact {
  return {
    firstName: readTextOr('', contact.firstName),
    lastName: readTextOr('', contact.lastName),
    email: readTextOr('', contact.email),
    phoneNumberCountryCode: readTextOr(DEFAULT_PHONE_COUNTRY_CODE, contact.phoneNumberCountryCode),
    phoneNumber: readTextOr('', contact.phoneNumber),
    street: readTextOr('', address.street),
    postcode: readTextOr('', address.postcode),
    city: readTextOr('', address.city),
    countryCode: readTextOr(DEFAULT_COUNTRY_CODE, address.countryCode),
    companyName: company,
  };
}

/** Whether the customer may book as one who travels for work. */
async function isForWork(): Promise<boolean> {
  const customerProfile = profileHeader({ kind: 'verify' });
  const answer = await askPlainly<loadCustomerV1VerifyQuery>(site.siteEndpoint, verifyQuery, {}, { customerProfile });
  return answer.verifyProfile.result === 'OK';
}

async function companyName(): Promise<string> {
  const customerProfile = profileHeader({ kind: 'book', membership: 'S_CARD' });
  const answer = await askPlainly<loadCustomerV1ProfileQuery>(site.siteEndpoint, profileQuery, {}, { customerProfile });
  return readOptional(answer.customerWithProfile.customerDetails?.contact.companyName, readText) ?? '';
}

/**
 * Who is signed in, as the site's API says.
 * @throws TransportError when there is no answer, or the guest is not signed in; MalformedError when it cannot be read
 */
export async function loadCustomerV1(): Promise<Customer> {
  const { customer: answer } = await askPlainly<loadCustomerV1Query>(site.siteEndpoint, query, {});
  const details = answer.customerDetails;
  if (!details) throw refusalOf(answer.notLoggedIn?.code ?? null);
  const { loyaltyMemberships: memberships, staffStatus } = details;
  const asom = memberships.find(({ type }) => type === 'ASOM');
  const card = memberships.find(({ type }) => type === 'SCARD');
  const mayWork = card !== undefined && (await isForWork());
  return {
    id: readText(details.customerId),
    contacts: [
      ...(asom ? [{ membership: 'ASOM' as const, contact: readContact(details, '') }] : []),
      ...(card
        ? [{ membership: 'S_CARD' as const, contact: readContact(details, mayWork ? await companyName() : '') }]
        : []),
      ...(asom || card ? [] : [{ membership: 'NONE' as const, contact: readContact(details, '') }]),
    ],
    eligibleToUseAsom: asom !== undefined,
    eligibleToUseSCard: mayWork,
    asom: readOptional(asom, ({ number }) => ({ identifier: readText(number), isStaff: staffStatus === 'STAFF' })),
    sCard: readOptional(card, ({ number, validity, validUntil, points }) => ({
      identifier: readText(number),
      validity: parseCardValidity(validity),
      validUntil: readOptional(validUntil, readDate),
      points: readOr(0, () => readNumber(points ?? 0)),
    })),
  };
}
