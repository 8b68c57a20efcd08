import { authorizationErrorCodes } from '../world/apiCodes';
import { everything, ofCustomers } from './asked';
import { kebab, type Scenario } from './scenario';

const named = (code: string) => (code.startsWith('AUTHORIZATION') ? kebab(code) : `authorization-${kebab(code)}`);

/** `authorization-expired`, `authorization-invalid-token`, …: a GraphQL error with the code. */
export const authorizationErrors: readonly Scenario[] = authorizationErrorCodes.map((code) => ({
  name: named(code),
  description: `Every call fails with ${code}.`,
  given: `The gateway refuses with ${code}.`,
  when: 'Anything is asked.',
  then: `The answer is a GraphQL error with the code ${code}, and no data.`,
  asks: everything,
  twist: { authorization: { code, as: 'error' } },
}));

/** `authentication-required-expired-token`, …: the answer of operations that need a customer. */
export const authenticationRequired: readonly Scenario[] = authorizationErrorCodes.map((code) => ({
  name: `authentication-required-${kebab(code)}`,
  description: `Operations that need a customer ask for one, with ${code}.`,
  given: `No call counts as signed in, because of ${code}.`,
  when: 'Something is asked that needs a customer.',
  then: `The answer asks for a sign-in, with ${code}.`,
  asks: ofCustomers,
  twist: { authorization: { code, as: 'answer' } },
}));

/** `token-expired-token`, …: a GraphQL error with the code for calls of customers; calls without a token work. */
export const tokensRefused: readonly Scenario[] = authorizationErrorCodes.map((code) => ({
  name: `token-${kebab(code)}`,
  description: `Every call with a customer's token fails with ${code}.`,
  given: `No customer's token is accepted, because of ${code}.`,
  when: 'Anything is asked with a token.',
  then: `The answer is a GraphQL error with the code ${code}; without a token the call works.`,
  asks: everything,
  twist: { authorization: { code, as: 'tokenError' } },
}));

export const refreshRefused: Scenario = {
  name: 'refresh-refused',
  description: 'The identity provider rejects refresh tokens.',
  given: 'The identity provider rejects refresh tokens.',
  when: 'The token of a customer has to be renewed.',
  then: 'No new token is given, and the customer is signed out.',
  asks: everything,
  twist: { refreshRefused: true },
};
