import { authorizationErrorCodes } from '../world/apiCodes';
import { kebab, type Scenario } from './scenario';

const named = (code: string) => (code.startsWith('AUTHORIZATION') ? kebab(code) : `authorization-${kebab(code)}`);

/** `authorization-expired`, `authorization-invalid-token`, …: a GraphQL error with the code. */
export const authorizationErrors: readonly Scenario[] = authorizationErrorCodes.map((code) => ({
  name: named(code),
  description: `Every call fails with ${code}.`,
  twist: { authorization: { code, as: 'error' } },
}));

/** `authentication-required-expired-token`, …: the answer of operations that need a customer. */
export const authenticationRequired: readonly Scenario[] = authorizationErrorCodes.map((code) => ({
  name: `authentication-required-${kebab(code)}`,
  description: `Operations that need a customer ask for one, with ${code}.`,
  twist: { authorization: { code, as: 'answer' } },
}));

/** `token-expired-token`, …: a GraphQL error with the code for calls of customers; calls without a token work. */
export const tokensRefused: readonly Scenario[] = authorizationErrorCodes.map((code) => ({
  name: `token-${kebab(code)}`,
  description: `Every call with a customer's token fails with ${code}.`,
  twist: { authorization: { code, as: 'tokenError' } },
}));

export const refreshRefused: Scenario = {
  name: 'refresh-refused',
  description: 'The identity provider rejects refresh tokens.',
  twist: { refreshRefused: true },
};
